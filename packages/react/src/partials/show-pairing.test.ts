import type { Actions } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import { createTestCore } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { recordActions } from '../testing/a-snapshot.ts'
import { showPairing } from './show-pairing.ts'

const OSPREY = { id: 'osprey', name: 'Osprey' }

/** An open modal whose account is loaded when the test says so. */
async function anOpenModal(show?: () => never) {
  const { core } = createTestCore()
  await core.start()
  core.actions.open()
  const { actions, calls } = recordActions()
  // Only pairing is called.
  const pairing = show === undefined ? actions.pairing : { ...actions.pairing, show }
  let settle = (_error?: LatchkeyError): void => {}
  const loading = new Promise<Actions>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve({ pairing } as Actions))
  })
  const account = { load: () => loading, current: () => undefined }
  const end = async (error?: LatchkeyError): Promise<void> => {
    settle(error)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { core: { ...core, actions: core.actions, account }, calls, end }
}

test('the view is there at once, and its wallet is shown once the code is loaded', async () => {
  const { core, calls, end } = await anOpenModal()

  showPairing(core, OSPREY)

  expect(core.snapshot().router.history.at(-1)).toMatchObject({
    view: 'ConnectingWalletConnect',
    params: { walletId: 'osprey' },
  })
  expect(calls).toEqual([])
  await end()
  expect(calls).toEqual(['pairing.show {"id":"osprey","name":"Osprey"}'])
})

test.each<[string, (core: Awaited<ReturnType<typeof anOpenModal>>['core']) => void]>([
  ['went back', (core) => core.actions.router.back()],
  ['closed the modal', (core) => core.actions.close()],
])('nothing is shown to a visitor who %s meanwhile', async (_name, leave) => {
  const { core, calls, end } = await anOpenModal()

  showPairing(core, OSPREY)
  leave(core)
  await end()

  expect(calls).toEqual([])
})

test('only the wallet of the last press is shown to a visitor who went back and chose again', async () => {
  const { core, calls, end } = await anOpenModal()

  showPairing(core, OSPREY)
  core.actions.router.back()
  showPairing(core, { id: 'plum', name: 'Plum' })
  core.actions.router.back()
  showPairing(core, OSPREY)
  await end()

  expect(calls).toEqual(['pairing.show {"id":"osprey","name":"Osprey"}'])
})

test('a wallet that went while the code was loading is told', async () => {
  const { core, end } = await anOpenModal(() => {
    throw new LatchkeyError('wallet.missing', {})
  })

  showPairing(core, OSPREY)
  await end()

  expect(core.snapshot().notices.current).toMatchObject({ code: 'wallet.missing' })
})

test('a code that can’t be loaded is told', async () => {
  const { core, end } = await anOpenModal()

  showPairing(core, OSPREY)
  await end(new LatchkeyError('http.network', {}))

  expect(core.snapshot().notices.current).toMatchObject({ code: 'http.network' })
})
