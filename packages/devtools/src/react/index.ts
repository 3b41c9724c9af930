export { LatchkeyDevtools, type LatchkeyDevtoolsProps } from './latchkey-devtools.tsx'
