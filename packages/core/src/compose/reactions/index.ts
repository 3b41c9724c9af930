import { trackEvents } from '../../analytics/track-events.ts'
import type { Clock } from '../../contract/index.ts'
import { askWhichWallet } from '../../modal/ask-which-wallet.ts'
import { closeAfterSession } from '../../modal/close-after-session.ts'
import { leaveConnected } from '../../modal/leave-connected.ts'
import { leaveLogin } from '../../modal/leave-login.ts'
import { leaveSwitchNetwork } from '../../modal/leave-switch-network.ts'
import { showEmbeddedAccount } from '../../modal/show-embedded-account.ts'
import { showUnsupportedChain } from '../../modal/show-unsupported-chain.ts'
import type { Reaction } from '../../store/reaction.ts'
import { followConnected } from './follow-connected.ts'
import { forgetConnection } from './forget-connection.ts'
import { loadChangedAccount, loadMovedAccount, loadOpenedAccount } from './load-account.ts'
import { prefetchOnOpen } from './prefetch-on-open.ts'
import { rememberConnection } from './remember-connection.ts'
import { rememberKept } from './remember-kept.ts'
import { rememberNetwork } from './remember-network.ts'
import { rememberWallet } from './remember-wallet.ts'
import { tellFailedDisconnect } from './tell-failed-disconnect.ts'
import { tellOtherTabs } from './tell-other-tabs.ts'

/** Everything the consequences need, by the name each of them asks for. */
export type ReactionDeps = Parameters<typeof rememberWallet>[0] &
  Parameters<typeof rememberConnection>[0] &
  Parameters<typeof loadOpenedAccount>[0] &
  Parameters<typeof trackEvents>[0] & {
    readonly clock: Pick<Clock, 'after'>
    readonly forget: Parameters<typeof forgetConnection>[0]
    readonly unsupported: Parameters<typeof showUnsupportedChain>[0]
    readonly ambiguous: Parameters<typeof askWhichWallet>[0]
    readonly afterSwitch: Parameters<typeof leaveSwitchNetwork>[0]
    readonly afterSession: Parameters<typeof closeAfterSession>[0]
    readonly afterConnect: Omit<Parameters<typeof leaveConnected>[0], 'clock'>
    readonly afterLogin: Parameters<typeof leaveLogin>[0]
    readonly embedded: Parameters<typeof showEmbeddedAccount>[0]
    readonly front: Parameters<typeof followConnected>[0]
    readonly kept: Parameters<typeof rememberKept>[0]
    readonly networks: Parameters<typeof rememberNetwork>[0]
    readonly tabs: Parameters<typeof tellOtherTabs>[0]
    readonly failures: Parameters<typeof tellFailedDisconnect>[0]
    readonly onOpen: Parameters<typeof prefetchOnOpen>[0]
  }

/** The product's list of consequences: within one event they run in this order. */
export function allReactions(deps: ReactionDeps): readonly Reaction[] {
  return [
    rememberWallet(deps),
    rememberConnection(deps),
    forgetConnection(deps.forget),
    ...rememberKept(deps.kept),
    closeAfterSession(deps.afterSession),
    followConnected(deps.front),
    rememberNetwork(deps.networks),
    ...trackEvents(deps),
    loadOpenedAccount(deps),
    loadChangedAccount(deps),
    loadMovedAccount(deps),
    askWhichWallet(deps.ambiguous),
    leaveSwitchNetwork(deps.afterSwitch),
    showUnsupportedChain(deps.unsupported),
    showEmbeddedAccount(deps.embedded),
    leaveLogin(deps.afterLogin),
    leaveConnected({ ...deps.afterConnect, clock: deps.clock }),
    tellFailedDisconnect(deps.failures),
    prefetchOnOpen(deps.onOpen),
    ...tellOtherTabs(deps.tabs),
  ]
}
