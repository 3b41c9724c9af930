import { expect, test } from 'vitest'
import type { Siwx } from '../contract/index.ts'
import { ADA, aSignInSite, connected } from '../testing/a-sign-in-site.ts'
import { createNumbers } from '../testing/create-numbers.ts'
import { createFakeSiwx } from '../testing/fake-siwx.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'

const BO = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const CY = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** A question of the website's server that was not answered yet. */
interface Open {
  readonly address: string
  answer(): void
}

/** A website's sign-in that answers only when the test says so. */
function aSlowSiwx(inner: Siwx, isSlow: (call: 'message' | 'sessions') => boolean) {
  const open: Open[] = []
  const late = <T>(address: string, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      open.push({ address, answer: () => void work().then(resolve, reject) })
    })
  const siwx: Siwx = {
    ...inner,
    createMessage(input) {
      const work = () => inner.createMessage(input)
      return isSlow('message') ? late(input.accountAddress, work) : work()
    },
    getSessions(chainId, address) {
      const work = () => inner.getSessions(chainId, address)
      return isSlow('sessions') ? late(address, work) : work()
    },
  }
  /** Answers the oldest open question about an account. */
  function answer(address: string): void {
    const at = open.findIndex((each) => each.address === address)
    open.splice(at, 1)[0]?.answer()
  }
  return { siwx, open, answer }
}

function choose(site: ReturnType<typeof aSignInSite>, address: string): void {
  site.wallet.addresses = [address]
  site.adapter.emitChanged('io.fjord')
}

/** What the view shows: the account and the text. */
function shown(site: ReturnType<typeof aSignInSite>) {
  const current = site.core.snapshot().signIn?.current
  return current !== undefined && 'message' in current
    ? { account: current.account, text: current.message.text }
    : undefined
}

/** A sign-in that notes the texts that were signed. */
function aNotingSiwx() {
  const inner = createFakeSiwx()
  const kept: string[] = []
  const siwx: Siwx = {
    ...inner,
    addSession(session) {
      kept.push(session.signature)
      return inner.addSession(session)
    },
  }
  return { siwx, kept }
}

test('the text that is shown is signed, also if that of the account before arrives later', async () => {
  const { siwx, kept } = aNotingSiwx()
  const slow = aSlowSiwx(siwx, (call) => call === 'message')
  const site = aSignInSite(slow.siwx)
  await connected(site, 'preparing')
  choose(site, BO)
  await expect.poll(() => slow.open.map(({ address }) => address)).toEqual([ADA, BO])
  slow.answer(BO)
  await expect.poll(site.step).toBe('ready')
  const before = shown(site)

  slow.answer(ADA)
  await site.settle()
  expect(shown(site)).toEqual(before)
  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('done')

  expect(before?.text).toContain(BO)
  expect(kept).toEqual([`signed eip155:1:${BO} ${before?.text}`])
})

test('a message whose text changes after it was shown is signed as it was shown', async () => {
  const { siwx, kept } = aNotingSiwx()
  let reads = 0
  const site = aSignInSite({
    ...siwx,
    async createMessage(input) {
      const message = await siwx.createMessage(input)
      const first = message.toString()
      return {
        ...message,
        toString: () => (reads++ === 0 ? first : `${first}\n- https://other.example`),
      }
    },
  })
  await connected(site)
  const text = shown(site)?.text

  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('done')

  expect(kept).toEqual([`signed eip155:1:${ADA} ${text}`])
})

test('nothing is signed for an account that was left before its wallet was asked', async () => {
  const { siwx, kept } = aNotingSiwx()
  let isSlow = false
  const slow = aSlowSiwx(siwx, (call) => call === 'sessions' && isSlow)
  const site = aSignInSite(slow.siwx)
  await connected(site)
  isSlow = true
  site.core.actions.siwx.current()?.sign()
  await expect.poll(() => slow.open.length).toBe(1)
  isSlow = false

  choose(site, BO)
  await expect.poll(site.step).toBe('ready')
  slow.answer(ADA)
  await site.settle()

  expect([site.prompts(), kept]).toEqual([0, []])
  expect(shown(site)?.account).toBe(`eip155:1:${BO}`)
})

test('a signature of an account that was left meanwhile signs nobody in', async () => {
  const { siwx, kept } = aNotingSiwx()
  const site = aSignInSite(siwx)
  await connected(site)
  let finish = (): void => {}
  const { messages } = site.adapter
  if (messages === undefined) throw new Error('The fake signs messages')
  Object.assign(site.adapter, {
    messages: {
      ...messages,
      sign: () =>
        new Promise<string>((resolve) => {
          finish = () => resolve('late')
        }),
    },
  })
  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('signing')
  await site.settle()

  choose(site, BO)
  await expect.poll(site.step).toBe('ready')
  finish()
  await site.settle()

  expect(kept).toEqual([])
  expect(site.step()).toBe('ready')
})

test('another tab that signed one account in signs no other account in here', async () => {
  const { siwx } = aNotingSiwx()
  let isSlow = false
  const slow = aSlowSiwx(siwx, (call) => call === 'sessions' && isSlow)
  const tabs = createFakeTabs()
  const site = aSignInSite(slow.siwx, { ports: { tabs: tabs.open() } })
  await connected(site)
  const data = { accountAddress: ADA, chainId: 'eip155:1', domain: '', uri: '' } as const
  await siwx.addSession({ data: { ...data, version: '1', nonce: '' }, message: '', signature: '' })
  isSlow = true
  tabs.open().post('sign-in')
  await expect.poll(() => slow.open.length).toBe(1)
  isSlow = false

  choose(site, BO)
  await expect.poll(site.step).toBe('ready')
  slow.answer(ADA)
  await site.settle()

  expect([site.step(), shown(site)?.account]).toEqual(['ready', `eip155:1:${BO}`])
})

test('an account that could not be asked does not lead away from one that is asked by then', async () => {
  const inner = createFakeSiwx()
  const site = aSignInSite({
    ...inner,
    createMessage: (input) =>
      input.accountAddress === ADA
        ? Promise.reject(new Error('The server is down'))
        : inner.createMessage(input),
  })
  let closed = (): void => {}
  const { sessions } = site.adapter
  Object.assign(site.adapter, {
    sessions: { ...sessions, close: () => new Promise<void>((resolve) => (closed = resolve)) },
  })
  await connected(site, 'idle')
  await expect.poll(() => site.core.snapshot().accounts.eip155?.status).toBe('disconnected')
  site.wallet.addresses = [BO]
  await site.core.actions.connect.withWallet('eip155', 'io.fjord')
  await expect.poll(site.step).toBe('ready')

  closed()
  await site.settle()

  expect([site.view(), site.step()]).toEqual(['SIWXSignMessage', 'ready'])
})

test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'answers in any order: the last account wins, and only texts that were shown are signed (seed %i)',
  async (seed) => {
    const random = createNumbers(seed)
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    const { siwx, kept } = aNotingSiwx()
    const slow = aSlowSiwx(siwx, () => random() < 0.7)
    const site = aSignInSite(slow.siwx)
    await site.core.start()
    await site.core.actions.connect.withWallet('eip155', 'io.fjord')
    const pressed: string[] = []
    let last = ADA

    for (let move = 0; move < 40; move += 1) {
      const chance = random()
      if (chance < 0.25) {
        last = pick([ADA, BO, CY]) ?? ADA
        choose(site, last)
      } else if (chance < 0.75) slow.answer(pick(slow.open)?.address ?? '')
      else {
        const seen = shown(site)
        if (seen !== undefined) pressed.push(`signed ${seen.account} ${seen.text}`)
        site.core.actions.siwx.current()?.sign()
      }
      await site.settle()
      const seen = shown(site)
      if (seen !== undefined) {
        expect(seen.account).toBe(`eip155:1:${last}`)
        expect(seen.text).toContain(last)
      }
    }

    expect(pressed).toEqual(expect.arrayContaining(kept))
  },
)
