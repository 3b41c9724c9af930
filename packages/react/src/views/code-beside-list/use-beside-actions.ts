import type { Actions } from '@latchkey/core'
import { whenLoaded } from '@latchkey/core/views'
import { useMemo } from 'react'
import { useModalContext } from '../../context/modal-context.ts'

type PairingActions = Actions['pairing']

/** The actions of the card, which stands before the code that acts on an account is there. */
export interface BesideActions extends Pick<Actions, 'notices'> {
  readonly pairing: Pick<PairingActions, 'copyAddress' | 'prepare' | 'retry' | 'showBesideList'>
}

/** The actions of the card, each of which loads what it needs. */
export function useBesideActions(): BesideActions {
  const { core } = useModalContext()
  return useMemo(() => {
    const { notices } = core.actions
    const run = (act: (pairing: PairingActions) => void) => (): void =>
      whenLoaded(core.account, ({ pairing }) => act(pairing), notices.fail)
    return {
      notices,
      pairing: {
        prepare: run((pairing) => pairing.prepare()),
        retry: run((pairing) => pairing.retry()),
        showBesideList: run((pairing) => pairing.showBesideList()),
        copyAddress: async () => (await core.account.load()).pairing.copyAddress(),
      },
    }
  }, [core])
}
