import type { PairableWallet, PairingStep, RootState } from '../store/root-state.ts'

/** The only writer of `state.pairing`. */
export interface PairingSlice {
  /** The wallet that the visitor chose; undefined: any wallet may scan the code. */
  choose(wallet: PairableWallet | undefined): void
  write(step: PairingStep): void
  /** Whether the page shows the address itself. */
  setHeadless(isHeadless: boolean): void
  /** Whether a code beside the list of wallets shows the address. */
  setBesideList(isBesideList: boolean): void
  /** The relay was lost, or is connected again. */
  setOffline(isOffline: boolean): void
  /** Whether the session was made where the website offers nothing but wallet-connect. */
  setBasic(isBasic: boolean): void
  /** No view needs an address any more: none stays. */
  clear(): void
}

/** The only writer of `state.pairing`. */
export function createPairingSlice(state: RootState['pairing']): PairingSlice {
  return {
    choose(wallet) {
      state.wallet = wallet
    },
    write(step) {
      state.current = step
    },
    setHeadless(isHeadless) {
      state.isHeadless = isHeadless
    },
    setBesideList(isBesideList) {
      state.isBesideList = isBesideList
    },
    setOffline(isOffline) {
      state.isOffline = isOffline
    },
    setBasic(isBasic) {
      state.isBasic = isBasic
    },
    clear() {
      state.current = { step: 'idle' }
      state.wallet = undefined
      state.isHeadless = false
      state.isBesideList = false
    },
  }
}
