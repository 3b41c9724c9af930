import { PROVIDER_ERROR, ProviderError } from '../provider-error.ts'
import type { NamespaceWallet } from './namespace-wallet.ts'

/** The accounts of a wallet, and what a page may see of them. */
export interface Accounts<A>
  extends Pick<
    NamespaceWallet,
    'addresses' | 'isConnected' | 'isLocked' | 'switchAccount' | 'lock' | 'unlock' | 'forgetSite'
  > {
  /** Those that the page may see now, the active one first. */
  visible(): readonly A[]
  permit(): void
  /** @throws ProviderError 4100 when the page may not use this account. */
  need(address: unknown): A
}

interface Deps<A> {
  readonly all: readonly A[]
  /** The address by which the owner names an account. */
  readonly addressOf: (account: A) => string
  /** Every address that stands for it; the one above when left out. */
  readonly namesOf?: (account: A) => readonly string[]
  readonly isLocked: boolean
  /** Called when the accounts that the page may see have changed. */
  readonly changed: () => void
}

/** Creates the accounts of one wallet. */
export function createAccounts<A>({ all, addressOf, changed, ...deps }: Deps<A>): Accounts<A> {
  const namesOf = deps.namesOf ?? ((account) => [addressOf(account)])
  let order = [...all]
  let isPermitted = false
  let isLocked = deps.isLocked
  const visible = () => (isPermitted && !isLocked ? order : [])

  function change(run: () => void): void {
    const before = visible().map(addressOf).join()
    run()
    if (visible().map(addressOf).join() !== before) changed()
  }

  return {
    visible,
    addresses: () => order.map(addressOf),
    isConnected: () => isPermitted,
    isLocked: () => isLocked,
    permit: () =>
      change(() => {
        isPermitted = true
      }),
    lock: () =>
      change(() => {
        isLocked = true
      }),
    unlock: () =>
      change(() => {
        isLocked = false
      }),
    forgetSite: () =>
      change(() => {
        isPermitted = false
      }),
    switchAccount(wanted) {
      const chosen = order.find((one, index) => index === wanted || addressOf(one) === wanted)
      if (chosen === undefined) throw new RangeError(`The wallet has no account ${wanted}.`)
      change(() => {
        order = [chosen, ...order.filter((one) => one !== chosen)]
      })
    },
    need(address) {
      const found = order.find((one) => namesOf(one).some((name) => name === address))
      if (found !== undefined && isPermitted) return found
      const message = 'The requested account has not been authorized by the user.'
      throw new ProviderError(PROVIDER_ERROR.unauthorized, message)
    },
  }
}
