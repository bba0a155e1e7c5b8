const layout = 'shared/document/layout';

/**
 * What is mutated, and the tests that have to notice. Globs are relative to the project's folder.
 * @type {{ name: string, mutate: string[], tests: string[] }[]}
 */
export const subjects = [
  {
    name: 'billing',
    mutate: [
      'server/features/billing/settling/verdict.ts',
      'server/features/billing/settling/ask-schedule.ts',
      'server/features/billing/subscriptions/subscription-change.ts',
      'server/integrations/maya/money.ts',
    ],
    tests: [
      'server/features/billing/settling/{verdict,ask-schedule}.test.ts',
      'server/features/billing/subscriptions/subscription-change.test.ts',
      'server/integrations/maya/money.test.ts',
    ],
  },
  {
    name: 'webhooks',
    mutate: [
      'server/features/webhooks/{mask,mask-cards}.ts',
      'server/integrations/maya/{signature,webhook-payload,impersonal-payload}.ts',
    ],
    tests: [
      'server/features/webhooks/mask.test.ts',
      'server/integrations/maya/{signature,webhook-payload,impersonal-payload}.test.ts',
    ],
  },
  {
    name: 'policies',
    mutate: ['server/features/*/policy.ts', 'server/features/credentials/plan-room.ts'],
    tests: ['server/features/*/policy.test.ts', 'server/features/credentials/plan-room.test.ts'],
  },
  {
    name: 'import',
    mutate: ['shared/resume/json-resume/*.ts'],
    // Without the properties, which take seconds for each mutant.
    tests: [
      'shared/resume/json-resume/{address,date,education,location,export,import,import-report}.test.ts',
      'shared/resume/json-resume/{leftovers,limits,whole-report,odd-report}.test.ts',
    ],
  },
  {
    name: 'layout-text',
    mutate: [`${layout}/{wrap,lists,links,printable-text,printed-values}.ts`],
    tests: [`${layout}/{wrap,lists,printable-text,printed-values}.test.ts`],
  },
  {
    name: 'layout-fonts',
    mutate: [`${layout}/{font-metrics,typeface-tables,typefaces,used-fonts}.ts`],
    tests: [`${layout}/font-metrics.test.ts`],
  },
  {
    name: 'layout-pages',
    mutate: [`${layout}/{column,density,document,flow,layout-document,photo-shape}.ts`],
    tests: [`${layout}/{density,flow,geometry,layout-document,page-maps,photo-shape,printed-page}.test.ts`],
  },
  {
    name: 'layout-sections',
    mutate: [`${layout}/{form,headings,prepared-*,rows,sections,skills}.ts`],
    tests: [
      `${layout}/{page-maps,prepared-sections,rows,flow,additional-sections}.test.ts`,
      `${layout}/{bad-input,fields,form,lists,printed-values}.test.ts`,
    ],
  },
];
