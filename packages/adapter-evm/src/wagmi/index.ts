export {
  type LatchkeyConnector,
  type LatchkeyConnectorParameters,
  latchkeyConnector,
} from './latchkey-connector.ts'
export type { LatchkeyInstance } from './latchkey-instance.ts'
export type { WagmiActions } from './open-connections.ts'
export { wagmiAdapter } from './wagmi-adapter.ts'
