import type { PairableWallet, PairingStep, RootState } from '../store/root-state.ts'

/** Knows where wallet-connect stands. */
export interface PairingSlice {
  /** The wallet that the visitor wants; undefined: whichever scans the code. */
  choose(wallet: PairableWallet | undefined): void
  write(step: PairingStep): void
  /** Whether the relay can be reached. */
  tellLine(isUp: boolean): void
  /** Whether the session was made where the website offers nothing but wallet-connect. */
  tellBasic(isBasic: boolean): void
  /** Nobody waits for a wallet any more: no address stays. */
  leave(): void
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
    tellLine(isUp) {
      state.isOffline = !isUp
    },
    tellBasic(isBasic) {
      state.isBasic = isBasic
    },
    leave() {
      state.current = { step: 'idle' }
      state.wallet = undefined
    },
  }
}
