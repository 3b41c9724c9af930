export { SANDBOX_ACCOUNTS } from '../accounts.ts'
export { PEER_HABITS } from './habits.ts'
export type {
  GrantedNamespace,
  GrantedNamespaces,
  PartialApproval,
  Peer,
  PeerCacao,
  PeerHabit,
  PeerOptions,
  PeerProposal,
  PeerRequest,
  PeerSignIn,
  ProposalAnswer,
} from './peer.ts'
export { startPeer } from './start-peer.ts'
