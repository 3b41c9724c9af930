/** @full That the sandbox works is seen in every journey of `npm test`. */

import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { startSandbox } from '../start-sandbox.ts'

let sandbox: Sandbox<'mail'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['mail'] })
})
afterEach(() => {
  sandbox.faults.clear()
  sandbox.requests.clear()
  sandbox.mail.clear()
})
afterAll(() => sandbox.stop())

async function send(to: string, text: string, subject = 'Hello'): Promise<void> {
  const transport = createTransport(sandbox.addresses.smtp)
  try {
    await transport.sendMail({ from: 'site@sandbox.test', to, subject, text })
  } finally {
    transport.close()
  }
}

function latest(query: string): Promise<Response> {
  return fetch(`${sandbox.addresses.mail}/latest?${query}`)
}

test('a mail that was sent is there, with its code', async () => {
  await send('Ada@Sandbox.test', 'Your code is 482913.\n\nGrüße', 'Dein Code: für dich')

  expect(await (await latest('to=ada@sandbox.test')).json()).toEqual({
    to: 'ada@sandbox.test',
    subject: 'Dein Code: für dich',
    text: 'Your code is 482913.\n\nGrüße',
    code: '482913',
  })
})

test('of several the newest is answered, and each address has its own', async () => {
  await send('ada@sandbox.test, grace@sandbox.test', 'first')
  await send('ada@sandbox.test', 'second')

  expect(sandbox.mail.latest('ada@sandbox.test')).toMatchObject({ text: 'second', code: null })
  expect(sandbox.mail.latest('grace@sandbox.test')).toMatchObject({ text: 'first' })
  expect(sandbox.mail.list()).toHaveLength(3)
})

test.each([
  ['order 1234567 of 2026', null],
  ['12345', null],
  ['a123456b', '123456'],
  ['020406 and 111111', '020406'],
])('the code in "%s" is %s', async (text, code) => {
  await send('ada@sandbox.test', text)

  expect(sandbox.mail.latest('ada@sandbox.test')).toMatchObject({ code })
})

test('no mail is answered with 404, an invalid request with 400', async () => {
  const nobody = await latest('to=nobody@sandbox.test')

  expect(nobody.status).toBe(404)
  expect(await nobody.json()).toMatchObject({
    reasons: [{ description: 'No such mail has arrived for this address.' }],
  })
  expect((await latest('')).status).toBe(400)
  expect((await latest('to=a&since=yesterday')).status).toBe(400)
})

test('a waiting request gets the mail as soon as it arrives, and none from before', async () => {
  await send('ada@sandbox.test', 'old')
  const sinceMs = (sandbox.mail.latest('ada@sandbox.test')?.atMs ?? 0) + 1

  const waiting = latest(`to=ada@sandbox.test&since=${sinceMs}&wait=20000`)
  await expect.poll(() => sandbox.requests.count('mail')).toBeGreaterThan(1)
  await send('ada@sandbox.test', 'new')

  expect(await (await waiting).json()).toMatchObject({ text: 'new' })
})

test('the address of a request stays out of the log of requests', async () => {
  await latest('to=ada@sandbox.test')

  expect(JSON.stringify(sandbox.requests.list('mail'))).not.toContain('ada')
})

test('the page shows mails, and their markup as text', async () => {
  await send('ada@sandbox.test', 'See http://127.0.0.1:1/x and <script>alert(1)</script>', '<b>')

  const page = await fetch(sandbox.addresses.mail)
  const text = await page.text()

  expect(text).toContain('&lt;b&gt;')
  expect(text).toContain('<a href="http://127.0.0.1:1/x">http://127.0.0.1:1/x</a>')
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(text).toContain('<p role="status" id="count">1 mail</p>')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const script = await fetch(`${sandbox.addresses.mail}/mails.js`)
  expect(await script.text()).toContain('replaceChildren')
})

test('a mail server that refuses, breaks the connection, or changes the text', async () => {
  sandbox.faults.set('smtp', { kind: 'status', status: 503, times: 1 })
  await expect(send('ada@sandbox.test', 'one')).rejects.toMatchObject({ responseCode: 451 })
  sandbox.faults.set('smtp', { kind: 'reset', times: 1 })
  await expect(send('ada@sandbox.test', 'two')).rejects.toThrow()
  expect(sandbox.mail.list()).toEqual([])

  sandbox.faults.set('smtp', { kind: 'garbage', times: 1 })
  await send('ada@sandbox.test', 'Your code is 482913.')

  expect(sandbox.mail.latest('ada@sandbox.test')).toMatchObject({ code: null })
  expect(sandbox.requests.count('smtp')).toBe(3)
})

test('with the fault silence a mail waits until the fault is cleared', async () => {
  sandbox.faults.set('smtp', { kind: 'silence' })
  const sending = send('ada@sandbox.test', 'one').catch((error: unknown) => error)
  await expect.poll(() => sandbox.requests.count('smtp')).toBe(1)

  sandbox.faults.clear('smtp')

  expect(await sending).toBeInstanceOf(Error)
  expect(sandbox.mail.list()).toEqual([])
})

test('a slow server accepts the mail in the end, and removing the fault continues what waits', async () => {
  sandbox.faults.set('mail', { kind: 'slow', ms: 60_000 })
  const sending = send('ada@sandbox.test', 'one')
  await expect.poll(() => sandbox.requests.count('smtp')).toBe(1)

  sandbox.faults.clear('mail')
  await sending

  expect(sandbox.mail.latest('ada@sandbox.test')).toMatchObject({ text: 'one' })
})
