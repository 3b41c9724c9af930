import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { createFacade, type FacadeInput } from './create-facade.ts'

/** An instance over a loaded modal, whose actions are logged in the order in which they run. */
function anInstance() {
  const log: string[] = []
  const account = { disconnect: async () => void log.push('disconnect') }
  const modal = {
    core: {
      actions: { open: () => void log.push('open') },
      account: { current: () => account, load: async () => account },
    },
  }
  // The calls below use nothing else.
  const input = {
    run: async (use: (loaded: typeof modal) => unknown) => use(modal),
    readings: () => ({}),
    listeners: new Set(),
    events: new Set(),
    walletRequests: new Set(),
  } as unknown as FacadeInput
  return { latchkey: createFacade(input), log }
}

test('calls run in their order and in the calling task, those on the account among them', () => {
  const { latchkey, log } = anInstance()

  void latchkey.disconnect()
  void latchkey.open()

  expect(log).toEqual(['disconnect', 'open'])
})

test('a call that waits for the account is none of an instance that ended meanwhile', async () => {
  const log: string[] = []
  let arrive = (): void => {}
  let isEnded = false
  const account = { disconnect: async () => void log.push('disconnect') }
  const loading = new Promise<typeof account>((resolve) => {
    arrive = () => resolve(account)
  })
  const modal = {
    core: { actions: {}, account: { current: () => undefined, load: () => loading } },
  }
  const input = {
    async run(use: (loaded: typeof modal) => unknown) {
      if (isEnded) throw new LatchkeyError('instance.stopped', {})
      return await use(modal)
    },
    readings: () => ({}),
    listeners: new Set(),
    events: new Set(),
    walletRequests: new Set(),
  } as unknown as FacadeInput

  const disconnected = createFacade(input).disconnect()
  isEnded = true
  arrive()

  await expect(disconnected).rejects.toMatchObject({ code: 'instance.stopped' })
  expect(log).toEqual([])
})
