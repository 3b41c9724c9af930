import { LatchkeyError, lazy, type NetworkId } from '../contract/index.ts'
import type { NameSuggestion } from '../store/names-state.ts'
import type { Routes } from '../store/routes.ts'
import { activeNetworkId, activeWallet } from '../store/selectors.ts'
import type { Names } from './names.ts'
import type { RegistrationDeps } from './registration.ts'
import type { NameAddress } from './resolve-name.ts'
import { STORED_NAMES } from './stored-names.ts'

interface Reading {
  readonly signal?: AbortSignal | undefined
}

/** Actions of views and websites on names of accounts. */
export interface NamesActions {
  /**
   * Looks up the address of a name: of `*.reown.id` and `*.wcn.id` at the blockchain API, of others at
   * the name service of an adapter, such as ENS. The name may be in any form. Only the address that the name
   * has for the network itself is given.
   *
   * @param query - `networkId` is the active network by default. `orEthereum` gives the address that the name
   *   has on Ethereum where it has none for another network of EVM; default: false. That of a smart-contract
   *   wallet may belong to another person there: ask before money is sent to it.
   * @returns undefined for a name without such an address, and for what is no name.
   * @throws LatchkeyError `names.resolve-failed`, `aborted`.
   */
  resolve(
    name: string,
    query?: Reading & {
      readonly networkId?: NetworkId | undefined
      readonly orEthereum?: boolean | undefined
    },
  ): Promise<string | undefined>
  /**
   * The names that the blockchain API registered for a plain address, the first one first. They are
   * cached for five minutes, also for the next page.
   *
   * @throws LatchkeyError `names.reverse-failed`, `aborted`.
   */
  ofAddress(address: string, query?: Reading): Promise<readonly string[]>
  /**
   * Checks if a name can be registered, and suggests others like it: at most five, the name itself
   * first.
   *
   * @param text - A name, with or without its ending.
   * @throws LatchkeyError `names.refused`, `names.suggestions-failed`, `aborted`.
   */
  suggest(text: string, query?: Reading): Promise<readonly NameSuggestion[]>
  /**
   * Registers a name for the active EVM account, which signs for it. An account has one name at most.
   *
   * @param text - Letters, digits and hyphens, 4 to 64 of them; with or without the ending.
   * @returns The name, such as `mira.reown.id`.
   * @throws LatchkeyError `account.none`, `names.refused`, `names.taken`, `names.owned`, `network.chain-id`,
   *   `names.register-failed`, `names.late`, `names.resolve-failed`, `names.reverse-failed`,
   *   `wallet.changed`, `wallet.request-rejected`, `aborted`.
   */
  register(text: string, query?: Reading): Promise<string>
  /** Shows the view in which the visitor chooses a name. */
  choose(): void
  /** Checks what the visitor typed there. */
  enter(text: string): void
  /** Registers what is entered, if it can be. */
  submit(): void
}

/** Names before their code is loaded, which is when they are looked up or registered. */
export interface LazyNames extends Pick<Names, 'accountChanged' | 'leave' | 'stop'> {
  readonly actions: NamesActions
  /**
   * Looks up who is paid under a name.
   *
   * @throws LatchkeyError `names.resolve-failed`, `aborted`.
   */
  lookUp(
    name: string,
    query: { readonly networkId: NetworkId; readonly signal: AbortSignal },
  ): Promise<NameAddress | undefined>
  /** Forgets the names of addresses: nothing of an account stays stored after it was disconnected. */
  clear(): void
}

interface Deps extends RegistrationDeps {
  readonly timers: RegistrationDeps['timers'] & { signal(): AbortSignal }
  readonly router: {
    push(view: 'RegisterAccountName', params: Routes['RegisterAccountName']): void
  }
}

/** Creates the names of one core. */
export function createLazyNames(deps: Deps): LazyNames {
  const { state, timers } = deps
  const names = lazy(async () => (await import('./names.ts')).createNames(deps))

  function use(run: (loaded: Names) => void): void {
    const loaded = names.current()
    if (loaded !== undefined) run(loaded)
    else names.load().then(run, failed)
  }

  function failed(cause: unknown): void {
    deps.notices.fail(new LatchkeyError('names.suggestions-failed', {}, { cause }))
  }

  return {
    actions: {
      async resolve(name, query = {}) {
        const { networkId = activeNetworkId(state), signal = timers.signal(), orEthereum } = query
        if (networkId === undefined) throw new LatchkeyError('network.none', {})
        const found = await (await names.load()).resolve(name, networkId, signal)
        return found?.isOfEthereum && orEthereum !== true ? undefined : found?.address
      },
      ofAddress: async (address, { signal = timers.signal() } = {}) =>
        (await names.load()).ofAddress(address, signal),
      suggest: async (text, { signal = timers.signal() } = {}) =>
        (await names.load()).suggest(text, signal),
      register: async (text, { signal = timers.signal() } = {}) =>
        (await names.load()).register(text, signal),
      choose() {
        const type = activeWallet(state, 'eip155')?.embedded?.accountType
        const properties = { isSmartAccount: type === 'smartAccount' }
        deps.track({ event: 'OPEN_ENS_FLOW', properties })
        deps.router.push('RegisterAccountName', {})
        use((loaded) => loaded.begin())
      },
      enter: (text) => use((loaded) => loaded.enter(text)),
      submit: () => use((loaded) => loaded.submit()),
    },
    lookUp: async (name, { networkId, signal }) =>
      (await names.load()).resolve(name, networkId, signal),
    clear() {
      deps.storage.remove(deps.key(STORED_NAMES))
      names.current()?.clear()
    },
    accountChanged: () => names.current()?.accountChanged(),
    leave: () => names.current()?.leave(),
    stop: () => names.current()?.stop(),
  }
}
