import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import {
  ADA,
  API,
  aNamedVisitor,
  recordOf,
  suggestions,
  TYPING_MS,
} from '../testing/a-named-visitor.ts'
import type { FakeAnswer } from '../testing/fake-http.ts'

test('a name that is free is signed for and registered, and is the name of the account', async () => {
  const visitor = await aNamedVisitor()
  const { core, http, clock } = visitor
  await visitor.enter('Mira')
  await expect.poll(visitor.step).toEqual({
    step: 'checked',
    label: 'mira',
    names: [{ name: 'mira.reown.id', isRegistered: false }],
  })

  visitor.names.submit()
  await expect.poll(() => visitor.view()?.view).toBe('RegisterAccountNameSuccess')

  const message = JSON.stringify({
    name: 'mira.reown.id',
    attributes: {},
    timestamp: Math.floor(clock.now() / 1000),
  })
  const post = http.requests.find(({ method }) => method === 'POST')
  expect(JSON.parse(post?.body ?? '')).toEqual({
    coin_type: 2_147_483_649,
    address: ADA,
    message,
    signature: `signed eip155:1:${ADA} ${message}`,
  })
  expect(visitor.view()?.params).toEqual({ account: `eip155:1:${ADA}`, name: 'mira.reown.id' })
  await expect.poll(() => core.snapshot().identities[`eip155:${ADA}`]?.name).toBe('mira.reown.id')
  const address = ADA
  const properties = { isSmartAccount: false, ensName: 'mira.reown.id' }
  expect(visitor.named()).toEqual([
    { event: 'OPEN_ENS_FLOW', address, properties: { isSmartAccount: false } },
    { event: 'REGISTER_NAME_INITIATED', address, properties },
    { event: 'REGISTER_NAME_SUCCESS', address, properties },
  ])
})

test('a name that is taken is shown with others, and is not signed for', async () => {
  const visitor = await aNamedVisitor()
  visitor.answer('GET', 'suggestions/grace', suggestions(['grace', true], ['grace-l', false]))
  await visitor.enter('grace')
  await expect.poll(visitor.step).toMatchObject({
    names: [
      { name: 'grace.reown.id', isRegistered: true },
      { name: 'grace-l.reown.id', isRegistered: false },
    ],
  })

  visitor.names.submit()

  expect([visitor.step()?.step, visitor.prompts()]).toEqual(['checked', 0])
})

test('a name that is missing in the suggestions is looked up', async () => {
  const visitor = await aNamedVisitor()
  visitor.answer('GET', 'suggestions/mira', suggestions(['mira-l', false]))
  visitor.answer('GET', 'account/mira.reown.id', { json: recordOf('mira.reown.id', '0x1') })

  await visitor.enter('mira')

  await expect.poll(visitor.step).toMatchObject({
    names: [{ name: 'mira.reown.id', isRegistered: true }, { name: 'mira-l.reown.id' }],
  })
})

test('only what was typed last is looked up and shown', async () => {
  const visitor = await aNamedVisitor()
  const waiting = new Map<string, (answer: FakeAnswer) => void>()
  visitor.answer('GET', 'suggestions/:label', ({ params: { label = '' } }) => {
    return new Promise((resolve) => waiting.set(label, resolve))
  })
  for (const text of ['mi', 'mir', 'mira']) visitor.names.enter(text)
  await visitor.clock.advance(TYPING_MS - 1)
  expect(visitor.sent('suggestions')).toEqual([])
  await visitor.clock.advance(1)
  await expect.poll(() => [...waiting.keys()]).toEqual(['mira'])
  await visitor.enter('mirabel')
  await expect.poll(() => [...waiting.keys()]).toEqual(['mira', 'mirabel'])

  waiting.get('mirabel')?.(suggestions(['mirabel', false]))
  await expect.poll(() => visitor.step()?.step).toBe('checked')
  waiting.get('mira')?.(suggestions(['mira', true]))
  await visitor.settle()

  expect(visitor.step()).toMatchObject({ label: 'mirabel', names: [{ isRegistered: false }] })
})

test.each([
  ['mira@', 'characters'],
  ['мira', 'characters'],
  ['mi--ra', 'refused'],
  ['a'.repeat(65), 'long'],
])('%s is refused without a request', async (text, problem) => {
  const visitor = await aNamedVisitor()

  await visitor.enter(text)

  await expect.poll(visitor.step).toMatchObject({ step: 'unusable', problem })
  visitor.names.submit()
  expect([visitor.sent('suggestions'), visitor.prompts()]).toEqual([[], 0])
})

test('few characters are refused once they are submitted', async () => {
  const visitor = await aNamedVisitor()
  await visitor.enter('mir')
  expect(visitor.step()).toEqual({ step: 'typing', label: 'mir' })

  visitor.names.submit()

  expect(visitor.step()).toMatchObject({ step: 'unusable', problem: 'short' })
})

test('what could not be checked is checked again by submitting it', async () => {
  const visitor = await aNamedVisitor()
  visitor.answer('GET', 'suggestions/mira', { body: '', status: 400 })
  await visitor.enter('mira')
  await expect
    .poll(visitor.step)
    .toMatchObject({ step: 'checkFailed', error: { message: 'Error fetching name suggestions' } })

  visitor.answer('GET', 'suggestions/mira', suggestions(['mira', false]))
  visitor.names.submit()
  await visitor.clock.advance(TYPING_MS)

  await expect.poll(() => visitor.step()?.step).toBe('checked')
})

test('a name that was taken meanwhile is not signed for', async () => {
  const visitor = await aNamedVisitor()
  await visitor.enter('mira')
  await expect.poll(() => visitor.step()?.step).toBe('checked')
  visitor.answer('GET', 'account/mira.reown.id', { json: recordOf('mira.reown.id', '0x1') })
  visitor.answer('GET', 'suggestions/mira', suggestions(['mira', true]))

  visitor.names.submit()
  await expect.poll(() => visitor.step()?.step).toBe('checking')
  await visitor.clock.advance(TYPING_MS)

  await expect.poll(visitor.step).toMatchObject({ names: [{ isRegistered: true }] })
  expect(visitor.prompts()).toBe(0)
})

test('an account with a name gets no second one', async () => {
  const visitor = await aNamedVisitor()
  const { core } = visitor
  visitor.answer('GET', `reverse/${ADA}`, { json: [recordOf('ada-l.reown.id')] })
  // The earlier reading of the account is five minutes old.
  await visitor.clock.advance(5 * 60_000)

  await visitor.submitted('mira', 'failed')
  expect(visitor.step()).toMatchObject({
    error: { message: 'This account already has a name: ada-l.reown.id' },
  })
  core.actions.router.back()
  visitor.names.choose()
  await expect.poll(() => core.snapshot().names?.owned).toBe('ada-l.reown.id')
  visitor.names.enter('mira')
  visitor.names.submit()

  expect([visitor.step()?.step, visitor.prompts()]).toEqual(['checking', 0])
})

test('the names of an address are read once in five minutes, with the connected address', async () => {
  const visitor = await aNamedVisitor()
  const { clock } = visitor
  const before = visitor.sent('reverse').length

  await visitor.names.ofAddress(ADA)
  expect(visitor.sent('reverse')).toHaveLength(before)
  await clock.advance(5 * 60_000)
  await visitor.names.ofAddress(ADA)

  expect(visitor.sent('reverse')).toHaveLength(before + 1)
  expect(new URL(visitor.sent('reverse')[0]?.url ?? '').searchParams.get('sender')).toBe(ADA)
})

test('a declined signature leaves the visitor at the field, from which they try again', async () => {
  const visitor = await aNamedVisitor()
  visitor.wallet.mood = new LatchkeyError('wallet.request-rejected', {})
  await visitor.submitted('mira', 'failed')

  expect([visitor.view()?.view, visitor.sent('account').length]).toEqual(['RegisterAccountName', 1])
  expect(visitor.core.snapshot().notices.current?.message).toBe('Request declined')
  expect(visitor.named().at(-1)).toMatchObject({
    event: 'REGISTER_NAME_ERROR',
    properties: { error: 'Request declined' },
  })
  visitor.wallet.mood = 'approve'
  visitor.names.submit()

  await expect.poll(() => visitor.view()?.view).toBe('RegisterAccountNameSuccess')
})

test('a registration that fails says which, and stays at the field', async () => {
  const visitor = await aNamedVisitor()
  visitor.answer('POST', 'account', { body: '', status: 400 })

  await visitor.submitted('mira', 'failed')

  const message = 'Error registering name mira.reown.id'
  expect(visitor.step()).toMatchObject({ error: { code: 'names.register-failed', message } })
  expect(visitor.core.snapshot().notices.current?.message).toBe(message)
  expect(visitor.view()?.view).toBe('RegisterAccountName')
  expect(visitor.named().at(-1)).toMatchObject({
    event: 'REGISTER_NAME_ERROR',
    properties: { ensName: 'mira.reown.id', error: message },
  })
})

test('an approval after ten seconds comes too late for the service', async () => {
  const visitor = await aNamedVisitor()
  visitor.answer('POST', 'account', async () => {
    await visitor.clock.advance(11_000)
    return { body: '', status: 400 }
  })

  await visitor.submitted('mira', 'failed')

  expect(visitor.step()).toMatchObject({ error: { code: 'names.late' } })
})

test('a name whose answer was lost is looked up, and counts if it is ours', async () => {
  const visitor = await aNamedVisitor()
  visitor.answer('POST', 'account', () => {
    const record = recordOf('mira.reown.id', ADA.toLowerCase())
    visitor.answer('GET', 'account/mira.reown.id', { json: record })
    throw new LatchkeyError('http.network', {})
  })

  await visitor.submitted('mira')

  expect(visitor.sent('account').filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('pressing twice asks the wallet once', async () => {
  const visitor = await aNamedVisitor()
  visitor.names.enter('mira')
  for (let press = 0; press < 5; press += 1) visitor.names.submit()

  await expect.poll(() => visitor.step()?.step).toBe('registered')

  expect(visitor.prompts()).toBe(1)
})

test('another account begins anew, and nothing is registered for it', async () => {
  const visitor = await aNamedVisitor()
  visitor.wallet.mood = 'hang'
  await visitor.submitted('mira', 'signing')

  visitor.wallet.addresses = ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC']
  visitor.adapter.emitChanged('io.fjord')

  await expect.poll(visitor.step).toEqual({ step: 'typing', label: '' })
  expect(visitor.sent('account').filter(({ method }) => method === 'POST')).toEqual([])
})

test('without the view an account that changes during the look-up signs nothing', async () => {
  const visitor = await aNamedVisitor()
  visitor.answer('GET', 'account/mira.reown.id', async () => {
    visitor.wallet.addresses = ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC']
    visitor.adapter.emitChanged('io.fjord')
    await visitor.settle()
    return { json: [] }
  })

  const registering = visitor.names.register('mira')

  await expect(registering).rejects.toMatchObject({ code: 'wallet.changed' })
  expect(visitor.prompts()).toBe(0)
})

test('a registration whose answer is lost is not taken for ours by an address of another family', async () => {
  const visitor = await aNamedVisitor()
  const record = { ...recordOf('mira.reown.id', '0x1'), addresses: { 501: { address: ADA } } }
  let isAsked = false
  visitor.answer('POST', 'account', () => {
    isAsked = true
    return { body: 'no', status: 400 }
  })
  visitor.answer('GET', 'account/mira.reown.id', () => ({ json: isAsked ? record : [] }))

  const registering = visitor.names.register('mira')

  await expect(registering).rejects.toMatchObject({ code: 'names.register-failed' })
})

test('closing the modal gives up what is looked up', async () => {
  const visitor = await aNamedVisitor()
  visitor.names.enter('mira')

  visitor.core.actions.close()
  await visitor.clock.advance(TYPING_MS)

  expect(visitor.step()).toEqual({ step: 'typing', label: '' })
  expect(visitor.sent('suggestions')).toEqual([])
})

test('a website registers a name without a view, by the same rules', async () => {
  const visitor = await aNamedVisitor()
  const { names } = visitor

  await expect(names.register('mir')).rejects.toMatchObject({ code: 'names.refused' })
  await expect(names.suggest('mi--ra')).rejects.toMatchObject({ code: 'names.refused' })
  expect(await names.suggest('mira')).toEqual([{ name: 'mira.reown.id', isRegistered: false }])
  expect(await names.register('Mira.reown.id')).toBe('mira.reown.id')
})

test('a name of the service is shown with an account if it is the account’s', async () => {
  const visitor = await aNamedVisitor()
  const { core, http } = visitor
  const owned = () => core.actions.fetchIdentity(ADA)
  http.on('GET', `${API}/v1/identity/:address`, { json: { name: 'mira.reown.id', avatar: null } })
  await visitor.clock.advance(5 * 60_000)
  visitor.answer('GET', 'account/mira.reown.id', { json: recordOf('mira.reown.id', '0x1') })
  expect(await owned()).toEqual({})

  await visitor.clock.advance(5 * 60_000)
  visitor.answer('GET', 'account/mira.reown.id', { json: recordOf('mira.reown.id') })

  expect((await owned()).name).toBe('mira.reown.id')
})

test('where the service does not know the network nothing is registered', async () => {
  const visitor = await aNamedVisitor({ projectId: undefined })

  await visitor.enter('mira')
  await expect.poll(() => visitor.step()?.step).toBe('checkFailed')

  expect(await visitor.names.ofAddress(ADA)).toEqual([])
  expect(await visitor.names.resolve('mira.reown.id')).toBeUndefined()
})
