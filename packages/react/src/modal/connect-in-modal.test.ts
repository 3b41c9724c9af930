import {
  aChain,
  aFakeWallet,
  createFakeAdapter,
  createTestCore,
  type TestCore,
  type TestCoreChoice,
} from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { chainOf, SOLANA } from '../testing/other-namespaces.ts'
import { connectInModal } from './connect-in-modal.ts'

async function started(choice?: TestCoreChoice): Promise<TestCore> {
  const it = createTestCore(choice)
  await it.core.start()
  return it
}

function isOpen({ core }: TestCore): boolean {
  return core.snapshot().modal.isOpen
}

test('the modal opens, and the website continues once a wallet is connected', async () => {
  const it = await started()

  const connecting = connectInModal(it.core, 'eip155')
  await it.settle()
  expect(isOpen(it)).toBe(true)
  it.core.actions.connect.local('eip155', 'io.fjord')

  await expect(connecting).resolves.toBeUndefined()
})

test.each([
  ['a second request of the website', 'eip155'],
  ['a request after the visitor opened the modal for all namespaces', undefined],
] as const)(
  '%s waits for the wallet that is being asked, and cancels nothing',
  async (_who, namespace) => {
    const wallet = aFakeWallet({ mood: 'hang' })
    const it = await started({ adapter: createFakeAdapter(wallet) })
    it.core.actions.open({ namespace })
    it.core.actions.connect.local('eip155', 'io.fjord')
    await it.settle()
    const step = (): string => it.core.snapshot().connect.current.step
    const views = (): readonly string[] => it.core.snapshot().router.history.map(({ view }) => view)
    const before = [step(), views()]

    const connecting = connectInModal(it.core, 'eip155')
    await it.settle()

    expect(before).toEqual(['awaitingWallet', ['Connect', 'ConnectingExternal']])
    expect([step(), views()]).toEqual(before)
    it.core.actions.close()
    await expect(connecting).rejects.toMatchObject({ code: 4001 })
  },
)

test('a visitor who closes the modal declines, as EIP-1193 has it', async () => {
  const it = await started()

  const connecting = connectInModal(it.core, 'eip155')
  await it.settle()
  it.core.actions.close()

  await expect(connecting).rejects.toMatchObject({ code: 4001 })
})

test('destroying the modal rejects waiting calls', async () => {
  const it = await started()

  const connecting = connectInModal(it.core, 'eip155')
  await it.settle()
  it.core.stop()

  await expect(connecting).rejects.toMatchObject({ code: 4001 })
})

test('with a connected wallet, or one that is being resumed, nothing opens', async () => {
  const it = await started()
  await it.core.actions.connect.withWallet('eip155', 'io.fjord')
  await connectInModal(it.core, 'eip155')
  it.core.stop()
  const next = createTestCore({ adapter: it.adapter, ports: { storage: it.storage } })

  await connectInModal(next.core, 'eip155')

  expect([isOpen(it), isOpen(next)]).toEqual([false, false])
})

test('a wallet of another namespace does not resolve the call', async () => {
  const it = await started({ networks: [aChain(), chainOf(SOLANA)] })
  await it.core.actions.connect.withWallet('eip155', 'io.fjord')

  const connecting = connectInModal(it.core, 'solana')
  await it.settle()
  it.core.actions.close()

  await expect(connecting).rejects.toMatchObject({ code: 4001 })
})

test.each<[how: string, leave: (it: TestCore) => void]>([
  ['goes back to its start', ({ core }) => core.actions.router.back()],
  ['closes it', ({ core }) => core.actions.close()],
])('with an embedded modal, a visitor who %s declines', async (_how, leave) => {
  const it = await started({ enableEmbedded: true })

  const connecting = connectInModal(it.core, 'eip155')
  await it.settle()
  it.core.actions.pairing.show()
  await it.settle()
  leave(it)

  await expect(connecting).rejects.toMatchObject({ code: 4001 })
})
