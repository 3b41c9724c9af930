export {
  type LatchkeyConnector,
  type LatchkeyConnectorParameters,
  latchkeyConnector,
} from './latchkey-connector.ts'
export type { LatchkeyInstance } from './latchkey-instance.ts'
