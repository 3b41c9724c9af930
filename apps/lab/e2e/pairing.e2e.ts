import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './peer-test.ts'
import { FULL } from './rings.ts'
import { readCode } from './setup/read-code.ts'
import { openCode, scan, showCode } from './setup/show-code.ts'

test('a wallet that scans the code is connected, signs, and is not asked after a reload', async ({
  lab,
  peer,
}) => {
  await openCode(lab, { themeMode: 'light' })
  await scan(lab, peer)
  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
  await lab.expectNetwork('Ethereum')
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  expect(await lab.outcomeOf('sign-typed-data')).toMatchObject({ status: 'done' })
  expect(await lab.outcomeOf('send-transaction')).toMatchObject({ status: 'done' })
  const requests = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']
  expect(peer.requests.map(({ method }) => method)).toEqual(requests)

  await lab.reload()

  await lab.expectConnected(FIRST)
  expect(peer.proposals).toHaveLength(1)
  expect(peer.requests.map(({ method }) => method)).toEqual(requests)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
})

test(
  'the key of a code is never stored or logged, the page follows the wallet, and a session that ended while the page was closed has ended',
  FULL,
  async ({ lab, peer, context }) => {
    const lines: string[] = []
    context.on('console', (message) => lines.push(message.text()))
    context.on('request', (request) => lines.push(`${request.url()} ${request.postData()}`))
    lab.page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => lines.push(String(payload)))
    })

    await test.step('the key of a code, which is dark, is never stored or logged', async () => {
      await openCode(lab, { themeMode: 'dark' })
      const uri = await readCode(lab.modal.part('pairing-code'))
      const key = /symKey=([0-9a-f]{64})/.exec(uri)?.[1] ?? ''
      expect(key).toHaveLength(64)
      await peer.pair(uri)
      await lab.expectConnected(FIRST)
      expect(lines.some((line) => line.includes('irn_publish'))).toBe(true)
      expect(lines.filter((line) => line.includes(key))).toEqual([])
      const events = await lab.page.getByTestId('lab-events').textContent()
      expect(events).not.toContain(key)
      expect((await lab.storedTexts()).filter((text) => text.includes(key))).toEqual([])
    })

    await test.step('the wallet changes account and network, and the page follows', async () => {
      await peer.switchAccount(SECOND)
      await lab.expectConnected(SECOND)
      await peer.switchChain(8453)
      await lab.expectNetwork('Base')
    })

    await test.step('the wallet ends the session while the page is closed', async () => {
      const url = lab.page.url()
      await lab.page.goto('about:blank')
      await peer.end()
      await lab.page.goto(url)
      await lab.expectDisconnected()
      expect(await lab.storedTexts()).not.toContainEqual(expect.stringContaining('walletConnect'))
    })
  },
)

test(
  'a wallet that declined is asked again, may approve more or less than was requested, and each side can end the session',
  FULL,
  async ({ lab, peer }) => {
    await test.step('it declines, and is asked again by another code', async () => {
      peer.take('reject')
      await openCode(lab)
      await peer.pair(await readCode(lab.modal.part('pairing-code')))
      await expect.poll(() => peer.proposals.length).toBe(1)
      await expect(lab.modal.dialog).toContainText(/declined/i)
    })

    await test.step('additions that were not requested are ignored', async () => {
      const cosmos = {
        chains: ['cosmos:cosmoshub-4'],
        accounts: ['cosmos:cosmoshub-4:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0'],
        methods: ['cosmos_signDirect'],
        events: [],
      }
      peer.take({ kind: 'approve', extra: { cosmos } })
      await lab.modal.button('Try again').click()
      await scan(lab, peer)
      await lab.expectConnected(FIRST)
      const events = await lab.page.getByTestId('lab-events').textContent()
      expect(events).toContain(FIRST)
      expect(events).not.toContain('cosmos')
      expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
    })

    await test.step('the wallet ends the session', async () => {
      // While the modal is open, a code takes the place of a session that ends.
      await lab.modal.expectClosed()
      await peer.end()
      await lab.expectDisconnected()
    })

    await test.step('networks that it did not approve are not offered', async () => {
      const asked = peer.requests.length
      peer.take({ kind: 'approve', chains: ['eip155:8453'], methods: ['personal_sign'] })
      await showCode(lab)
      await scan(lab, peer)
      await lab.expectConnected(FIRST)
      await lab.expectNetwork('Base')
      await lab.modal.expectClosed()
      await lab.press('open-networks')
      await lab.modal.expectView('Networks')
      await expect(lab.modal.network('Ethereum')).toHaveAttribute('aria-disabled', 'true')
      await expect(lab.modal.network('Ethereum')).toContainText('Not approved in your wallet')
      await expect(lab.modal.network('Base')).not.toHaveAttribute('aria-disabled')
      await lab.modal.closeButton.click()
      expect(await lab.outcomeOf('send-transaction')).toMatchObject({ status: 'failed' })
      expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
      expect(peer.requests.slice(asked).map(({ method }) => method)).toEqual(['personal_sign'])
    })

    await test.step('the site ends the session', async () => {
      expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
      await lab.expectDisconnected()
      await expect.poll(() => peer.topics()).toEqual([])
    })
  },
)
