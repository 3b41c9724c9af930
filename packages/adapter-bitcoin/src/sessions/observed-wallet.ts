import type { ObserveRequest } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import type { BitcoinWallet, WalletActions } from '../wallets/bitcoin-wallet.ts'

/** Reports a request, and returns its answer. */
type Report = <Answer>(name: string, answer: Promise<Answer>) => Promise<Answer>

/**
 * The wallet, which reports each request. Wallets name their methods in different ways: these are the names of
 * `BitcoinWallet`, and of the provider where it has the same.
 */
export function observedWallet(found: FoundWallet, observe: ObserveRequest): FoundWallet {
  const report: Report = (name, answer) => {
    observe(name, answer)
    return answer
  }
  return { ...found, handle: observedHandle(found.handle, report) }
}

function observedHandle(handle: BitcoinWallet, report: Report): BitcoinWallet {
  const { forget, move } = handle
  return {
    connect: (...input) => report('connect', handle.connect(...input)),
    shared: () => report('getAccountAddresses', handle.shared()),
    follow: (changed, clock) => handle.follow(changed, clock),
    forget: forget && (() => report('disconnect', forget())),
    move: move && ((networkId) => report('switchNetwork', move(networkId))),
    actions: async () => observedActions(await handle.actions(), report),
  }
}

function observedActions(actions: WalletActions, report: Report): WalletActions {
  const { send } = actions
  return {
    ...actions,
    signText: (request) => report('signMessage', actions.signText(request)),
    signPsbt: (request) => report('signPSBT', actions.signPsbt(request)),
    send: send && ((request) => report('sendTransfer', send(request))),
  }
}
