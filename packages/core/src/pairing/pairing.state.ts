import type { PairableWallet } from '../store/state/listing.ts'
import type { PairingStep } from '../store/state/pairing.ts'
import type { RootState } from '../store/state/root.ts'

/** The only writer of `state.pairing`. */
export interface PairingSlice {
  /** The wallet that the visitor chose; undefined: any wallet may scan the code. */
  choose(wallet: PairableWallet | undefined): void
  write(step: PairingStep): void
  /** Marks the address as shown by the page itself, or no longer. */
  setHeadless(isHeadless: boolean): void
  /** Marks the address as shown by a code beside the list of wallets, or no longer. */
  setBesideList(isBesideList: boolean): void
  /** The relay was lost, or is connected again. */
  setOffline(isOffline: boolean): void
  /** Marks the session as one of a website that offers nothing but wallet-connect. */
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
