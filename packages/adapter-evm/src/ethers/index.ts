export type { ConnectedInstance } from '../connected-account.ts'
export { getSigner } from './get-signer.ts'
