/** A small PDF of one page that shows `text`, padded with a comment to at least `bytes`. */
export const pdf = (text = 'LICENSE', bytes = 0): Buffer => {
  const content = `BT /F1 36 Tf 40 150 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  file += `%${'.'.repeat(Math.max(0, bytes - file.length - 300))}\n`;
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file + '\n'.repeat(Math.max(0, bytes - file.length)), 'latin1');
};

/** A ZIP archive with nothing in it, with a comment of as many bytes. */
export const emptyZip = (commentBytes = 0): Buffer => {
  const record = Buffer.alloc(22 + commentBytes, '.');
  record.fill(0, 0, 22).write('PK\u0005\u0006', 'latin1');
  record.writeUInt16LE(commentBytes, 20);
  return record;
};
