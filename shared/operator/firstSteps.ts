/** The steps to set up a new market, in the order of work. */
export const firstSteps = [
  'name',
  'security',
  'services',
  'site',
  'lists',
  'team',
  'news',
  'sellers',
  'goods',
] as const
export type FirstStep = (typeof firstSteps)[number]
