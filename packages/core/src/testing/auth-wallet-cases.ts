import { expect, test } from 'vitest'
import type { AuthChange } from '../contract/index.ts'
import { type AuthFixtureFactory, type LoadedAuth, loadedAuth, noAbort } from './auth-fixture.ts'
import { logIn } from './auth-login-cases.ts'
import { AUTH_KEYS } from './fake-auth-storage.ts'

async function loggedIn(factory: AuthFixtureFactory): Promise<LoadedAuth> {
  const auth = await loadedAuth(factory)
  await logIn(auth)
  return auth
}

function approvalsIn(changes: readonly AuthChange[]): readonly AuthChange[] {
  return changes.filter(({ type }) => type === 'approvalNeeded' || type === 'approvalEnded')
}

/** Cases about requests to the embedded wallet. */
export function authWalletCases(factory: AuthFixtureFactory): void {
  test('a request that only reads needs no approval', async () => {
    const { port, run, changes } = await loggedIn(factory)

    const answer = await run(port.channel.request('eip155:1', 'eth_call', [{}]))

    expect(answer).toBe('0x2a')
    expect(approvalsIn(changes)).toEqual([])
    port.stop()
  })

  test('a request to sign waits for the visitor, and emits the start and the end of the approval', async () => {
    const { port, run, changes, site } = await loggedIn(factory)
    const sign = () => port.channel.request('eip155:1', 'personal_sign', ['0x', '0x'])

    const first = sign()
    const second = sign()
    second.catch(() => undefined)
    await run(Promise.resolve())
    site.approve()
    await run(first)
    site.decline()
    // Providers pass the code of the cause on to the website.
    const declined = { code: 'frame.refused', cause: { code: 4001 } }
    await expect(run(second)).rejects.toMatchObject(declined)

    const method = 'personal_sign'
    const approvals = approvalsIn(changes)
    expect(approvals).toMatchObject([
      { type: 'approvalNeeded', method },
      { type: 'approvalNeeded', method },
      { type: 'approvalEnded', method, outcome: 'done', isMoreWaiting: true },
      { type: 'approvalEnded', method, outcome: 'failed', isMoreWaiting: false },
    ])
    const [begun, begunNext, ended, endedNext] = approvals.map((each) => 'id' in each && each.id)
    expect([ended, endedNext]).toEqual([begun, begunNext])
    expect(begun).not.toBe(begunNext)
    port.stop()
  })

  test.each(['eth_sign', 'wallet_addEthereumChain', 'toString', '__proto__', ''])(
    'the unlisted method %j is refused, and pending approvals are aborted',
    async (method) => {
      const { port, run, changes } = await loggedIn(factory)
      const pending = port.channel.request('eip155:1', 'personal_sign', ['0x', '0x'])
      pending.catch(() => undefined)
      await run(Promise.resolve())

      const refused = run(port.channel.request('eip155:1', method, []))

      await expect(refused).rejects.toMatchObject({
        code: 'frame.method-refused',
        message: 'Requested RPC call is not allowed',
      })
      await expect(pending).rejects.toMatchObject({ code: 'aborted' })
      expect(changes).toContainEqual({ type: 'methodRefused', method })
      port.stop()
    },
  )

  test('a malformed request fails with its code, and begins no approval', async () => {
    const { port, run, changes, site } = await loggedIn(factory)
    // A deployment is a legal call of EIP-5792, but the frame's protocol needs `to`.
    const deployment = [{ chainId: '0x1', calls: [{ data: '0x' }] }]

    const malformed = run(port.channel.request('eip155:1', 'wallet_sendCalls', deployment))

    const invalidParams = { code: 'frame.failed', cause: { code: -32602 } }
    await expect(malformed).rejects.toMatchObject(invalidParams)
    expect(approvalsIn(changes)).toEqual([])
    const next = port.channel.request('eip155:1', 'personal_sign', ['0x', '0x'])
    await run(Promise.resolve())
    site.approve()
    await run(next)
    expect(approvalsIn(changes).at(-1)).toMatchObject({ isMoreWaiting: false })
    port.stop()
  })

  test('rejectRequests aborts requests to sign, and requests that only read go on', async () => {
    const { port, run, site } = await loggedIn(factory)
    site.behave('silent')
    const signing = port.channel.request('eip155:1', 'personal_sign', ['0x', '0x'])
    const reading = port.channel.request('eip155:1', 'eth_call', [{}])
    signing.catch(() => undefined)
    await run(Promise.resolve())

    port.rejectRequests()

    await expect(signing).rejects.toMatchObject({ code: 'aborted', message: 'Request was aborted' })
    site.answerLate()
    expect(await run(reading)).toBe('0x2a')
    port.stop()
  })

  test('it switches the network, and lists the networks of smart accounts', async () => {
    const { port, run, storage, changes } = await loggedIn(factory)

    expect(await run(port.switchNetwork('eip155:137', noAbort()))).toBe('eip155:137')
    const networkIds = await run(port.smartAccountNetworks(noAbort()))
    const eoa = await run(port.setAccountType('eoa', noAbort()))

    expect(storage.get(AUTH_KEYS.chain)).toBe('137')
    expect(networkIds).toEqual(['eip155:1'])
    expect(storage.get(AUTH_KEYS.networks)).toBe('1')
    expect(eoa.type).toBe('eoa')
    expect(changes).toContainEqual({ type: 'smartAccountNetworks', networkIds })
    expect(changes).toContainEqual({
      type: 'accountType',
      accountType: 'eoa',
      address: eoa.address,
    })
    port.stop()
  })

  test('the theme and the description of the page are sent', async () => {
    const { port, run } = await loadedAuth(factory)

    await run(port.syncTheme({ themeMode: 'dark', themeVariables: { '--w3m-z': 1 } }, noAbort()))
    await run(port.syncApp({ projectId: 'p', sdkType: 'appkit' }, noAbort()))

    port.stop()
  })
}
