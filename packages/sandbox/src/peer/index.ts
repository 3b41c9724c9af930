export { SANDBOX_ACCOUNTS } from '../accounts.ts'
export type {
  GrantedNamespace,
  GrantedNamespaces,
  PartialApproval,
  Peer,
  PeerOptions,
  PeerProposal,
  PeerRequest,
  ProposalAnswer,
} from './peer.ts'
export { startPeer } from './start-peer.ts'
