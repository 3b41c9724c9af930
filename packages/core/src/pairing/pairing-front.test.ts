import { expect, test } from 'vitest'
import { lazy } from '../contract/index.ts'
import { initialState } from '../initial-state.ts'
import { createStore } from '../store/create-store.ts'
import { createEvents } from '../store/events.ts'
import { aChain } from '../testing/create-test-core.ts'
import { OSPREY } from '../testing/set-up-pairing.ts'
import type { Pairing } from './pairing.ts'
import { createPairingFront } from './pairing-front.ts'

test.each([
  ['osprey', { id: 'osprey', name: 'Osprey' }],
  ['unknown', undefined],
  [undefined, undefined],
])('the view of wallet %s that is there already has %j chosen', (walletId, chosen) => {
  const store = createStore(initialState({ networks: [aChain()], customWallets: [OSPREY] }, 0))
  const { state } = store
  state.modal.isOpen = true
  state.router.history = [{ view: 'ConnectingWalletConnect', params: { walletId } }]
  const pairing = lazy(() => new Promise<Pairing>(() => {}))
  const front = createPairingFront({
    store,
    pairing,
    events: createEvents(() => {}),
    ui: { modal: {} },
    // Nothing of these is reached before an action.
  } as unknown as Parameters<typeof createPairingFront>[0])

  const undo = front.follow()

  if (chosen === undefined) expect(state.pairing.wallet).toBeUndefined()
  else expect(state.pairing.wallet).toMatchObject(chosen)
  undo()
})
