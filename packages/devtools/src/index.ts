export type { DevtoolsOptions } from './devtools-options.ts'
export { mountDevtools } from './mount-devtools.ts'
