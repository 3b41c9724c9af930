export { SANDBOX_ACCOUNTS } from '../accounts.ts'
export type {
  GrantedNamespace,
  GrantedNamespaces,
  PartialApproval,
  Peer,
  PeerCacao,
  PeerOptions,
  PeerProposal,
  PeerRequest,
  PeerSignIn,
  ProposalAnswer,
} from './peer.ts'
export { startPeer } from './start-peer.ts'
