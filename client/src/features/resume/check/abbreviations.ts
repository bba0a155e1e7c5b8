/** Short forms that every reader of a resume in the Philippines knows, and words that are written in capitals. */
const known = new Set(
  `AI API APAC ASEAN ATM AWS BA BPO BS BSBA BSC BSED BSIT BSN CAD CCTV CEO CFO CI CD COO COVID CPA CPR CRM CSR CSS CTO CV DFA DHL DOH
  DOLE DSWD DTI ECG EKG EMEA ERP EU FAQ FDA FIFO GAAP GPA GPS HR HTML HTTP IBM ICT ICU ID II III IT IV JSON KPI LGU LPG LTO MA MBA MIS MS
  NBI NC NCR NGO OFW OJT OK OR PC PCG PDF PESO PH PHD PHP PNP PR PRC PTA PWD QA RN ROI SAP SEO SLA SMS SOP SQL STEM TESDA TV UI UK UN US USA
  USB UX VAT VIP VPN XML YOY`.split(/\s+/),
);

/** The short forms of a text that the resume explains nowhere: 'LOPA', but not 'layer of protection analysis (LOPA)'. */
export const abbreviationsIn = (text: string, all: string): string[] => {
  const words = text.match(/(?<![\p{L}\d.&/-])\p{Lu}{3,6}(?![\p{L}\d&-])/gu) ?? [];
  return [...new Set(words)].filter(
    (word) => !known.has(word) && !isExplained(word, all) && !isShouted(word, text),
  );
};

const isExplained = (word: string, all: string) => all.includes(`(${word})`) || all.includes(`${word} (`);

/** A line in capitals has no short forms. */
const isShouted = (word: string, text: string) =>
  text.split('\n').some((line) => line.includes(word) && !/\p{Ll}/u.test(line));
