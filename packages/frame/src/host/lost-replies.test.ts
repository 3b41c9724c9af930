import { expect, test } from 'vitest'
import { MAX_READ_BYTES } from '../protocol/index.ts'
import { aFrame } from '../testing/a-frame.ts'

const SENDING: Readonly<Record<string, readonly unknown[]>> = {
  eth_sendTransaction: [],
  eth_sendRawTransaction: [],
  wallet_sendCalls: [{ calls: [{ to: '0x1', data: '0x', value: '0x1' }] }],
}

/** A frame to which a request was posted. */
async function posted(method: string) {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  const call = frame.track(frame.port.channel.request('eip155:1', method, SENDING[method] ?? []))
  await frame.clock.advance(1)
  expect(frame.requests()).toHaveLength(1)
  return { ...frame, call }
}

const LOSSES: Readonly<Record<string, (frame: Awaited<ReturnType<typeof posted>>) => unknown>> = {
  'the page removes the frame': ({ page, clock }) => {
    page.removeFrame()
    return clock.advance(1_000)
  },
  'another call takes too long': async ({ port, signal, track, clock }) => {
    void track(port.email.enterCode('1', signal))
    await clock.advance(30_001)
  },
  'the instance stops': ({ port }) => port.stop(),
  'the answer is too large to be read': ({ answer }) => answer(0, 'x'.repeat(MAX_READ_BYTES + 1)),
}

test.each(
  Object.keys(LOSSES).flatMap((loss) => Object.keys(SENDING).map((method) => [method, loss])),
)('%s may have been sent when %s', async (method = '', loss = '') => {
  const frame = await posted(method)

  await LOSSES[loss]?.(frame)

  expect(await frame.call).toBe('transfer.unknown')
  frame.port.stop()
})

test('what only signs is a failure, and what the visitor leaves is their refusal', async () => {
  const signing = await posted('personal_sign')
  signing.port.stop()
  expect(await signing.call).toBe('aborted')

  const left = await posted('eth_sendTransaction')
  left.port.rejectRequests()
  expect(await left.call).toBe('aborted')
  left.port.stop()
})

test('what was not posted was not sent', async () => {
  const frame = aFrame()
  const call = frame.track(frame.port.channel.request('eip155:1', 'eth_sendTransaction', []))
  await frame.clock.advance(1)

  frame.port.stop()

  expect(await call).toBe('aborted')
})
