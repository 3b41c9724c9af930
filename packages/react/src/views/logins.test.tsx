import { createFakeStorage } from '@latchkey/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'
import { type AuthCore, withAuth } from '../testing/with-auth.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

const EMAIL = 'mira@salt.example'
const WAITING = {
  step: 'awaitingCode',
  email: EMAIL,
  isResending: false,
  triesLeft: 5,
} as const

async function aLogin(choice: Parameters<typeof drawModal>[0] = {}) {
  let auth: AuthCore | undefined
  const modal = await drawModal(choice, {}, (core) => {
    auth = withAuth(core)
    return auth.core
  })
  drawn = modal
  if (auth === undefined) throw new Error('The core has no logins')
  modal.core.actions.open()
  await until(() => modal.dialog.open)
  return { ...modal, ...auth }
}

async function aCode(): ReturnType<typeof aLogin> {
  const login = await aLogin()
  login.set({ email: { current: WAITING } })
  login.core.actions.router.push('EmailVerifyOtp', { email: EMAIL })
  await until(() => login.find('otp-code'))
  return login
}

test('an address is sent by Enter, and the reason of a refusal is shown below it', async () => {
  const { part, asked, set, words } = await aLogin()

  await userEvent.click(part('connect-email'))
  await userEvent.keyboard('mira@salt{Enter}')
  expect(asked).toEqual(['submitEmail mira@salt'])
  const error = { code: 'email.malformed', message: 'Invalid email. Try again.' } as const
  set({ email: { current: { step: 'failed', email: 'mira@salt', error } } })

  await until(() => words().includes(error.message))
  await userEvent.keyboard('m')
  await until(() => !words().includes(error.message))
})

test('a visitor who goes to the field for the address counts once each time, and focus alone does not', async () => {
  const { part, selections } = await aLogin()
  part('connect-email').focus()
  part('connect-email').blur()
  expect(selections()).toBe(0)
  await userEvent.click(part('connect-email'))
  const before = selections()
  expect(before).toBe(1)

  part('connect-email').blur()
  await userEvent.click(part('connect-email'))
  await userEvent.keyboard('mira')

  expect(selections()).toBe(before + 1)
  part('connect-email').blur()
  part('connect-email').focus()
  await userEvent.keyboard('da')
  expect(selections()).toBe(before + 2)
})

test('a login is prepared once, from the fourth character of the address on', async () => {
  const { part, preparations } = await aLogin()

  await userEvent.click(part('connect-email'))
  await userEvent.keyboard('mir')
  expect(preparations()).toBe(0)
  await userEvent.keyboard('a@salt')

  expect(preparations()).toBe(1)
})

test('without the visitor’s agreement no login can be started', async () => {
  const { part, asked } = await aLogin({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://salt.example/terms',
  })

  part('social-google').click()
  expect(part('connect-email').matches(':disabled')).toBe(true)
  expect(part('social-google').tabIndex).toBe(-1)
  expect(asked).toEqual([])
  await userEvent.click(part('legal-agree'))
  await userEvent.click(part('social-google'))

  expect(asked).toEqual(['beginSocial google'])
})

test('the last digit sends the code, typed or pasted', async () => {
  const { part, asked } = await aCode()

  await userEvent.click(part('otp-code'))
  await userEvent.keyboard('40291')
  expect(asked).toEqual([])
  await userEvent.keyboard('7')
  await userEvent.fill(page.elementLocator(part('otp-code')), 'Your code: 113 355')

  expect(asked).toEqual(['enterCode 402917', 'enterCode 113355'])
})

test('a wrong code stays, to be typed over; a correct one stays until the closed latch takes its place', async () => {
  const { part, asked, set, find, words } = await aCode()
  const code = (): string => (part('otp-code') as HTMLInputElement).value
  await userEvent.click(part('otp-code'))
  await userEvent.keyboard('402917')

  const error = { code: 'frame.refused', message: 'Invalid code' } as const
  set({ email: { current: { ...WAITING, triesLeft: 4, error } } })
  await until(() => part('otp-hint').dataset['state'] === 'error')
  expect(code()).toBe('402917')
  await userEvent.keyboard('113355')
  expect(asked.at(-1)).toBe('enterCode 113355')
  set({ email: { current: { step: 'connecting', email: EMAIL } } })
  await until(() => part('otp-code').matches(':disabled'))
  expect(code()).toBe('113355')
  set({ email: { current: { step: 'connected', email: EMAIL } } })

  await until(() => find('otp-code') === null)
  expect(part('scene-heading').textContent).toBe('Connected')
  expect(words()).toContain('can now see')
})

test('after the last try only a new code can be requested', async () => {
  const { part, asked, set } = await aCode()

  set({ email: { current: { ...WAITING, triesLeft: 0 } } })
  await until(() => part('otp-code').matches(':disabled'))
  await userEvent.click(part('otp-resend'))

  expect(asked).toEqual(['resendEmail'])
  set({ email: { current: WAITING } })
  await until(() => part('otp-code').matches(':focus'))
})

test('the boxes have the focus after a new code was requested', async () => {
  const { part, asked } = await aCode()

  await userEvent.click(part('otp-resend'))

  expect(asked).toEqual(['resendEmail'])
  await until(() => part('otp-code').matches(':focus'))
})

test('closing the modal clears the typed code', async () => {
  const { core, dialog, part, find } = await aCode()
  await userEvent.click(part('otp-code'))
  await userEvent.keyboard('4029')

  core.actions.close({ isForced: true })
  await until(() => !dialog.open)
  core.actions.open()
  core.actions.router.push('EmailVerifyOtp', { email: EMAIL })

  await until(() => dialog.open && (find('otp-code') as HTMLInputElement | null)?.value === '')
})

test('the frame covers its space during a request, and is never moved in the document', async () => {
  const { core, dialog, host, slot, set, part, find } = await aLogin()
  const frame = await until(() => slot())
  const inside = frame.appendChild(document.createElement('iframe'))
  const rect = (element: Element): readonly number[] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  }
  expect(frame.parentElement).toBe(dialog)
  expect(getComputedStyle(frame).visibility).toBe('hidden')

  set({ approval: 'preparing' })
  core.actions.router.push('ApproveTransaction', {})
  await until(() => find('approve-place'))
  expect(getComputedStyle(frame).visibility).toBe('hidden')
  set({ approval: 'shown' })

  await until(() => String(rect(frame)) === String(rect(part('approve-place'))))
  expect(getComputedStyle(frame).visibility).toBe('visible')
  await until(() => host.shadowRoot?.activeElement === inside)
  expect(find('header-back')).toBeNull()
  expect(frame.hasAttribute('style')).toBe(true)
  set({ approval: 'none' })
  await until(() => getComputedStyle(frame).visibility === 'hidden')
  expect(rect(frame).slice(2)).toEqual([0, 0])
  expect(frame.contains(inside)).toBe(true)
})

test.each([
  [['eth_sendTransaction', 'personal_sign'], 'Approve transaction'],
  [['personal_sign', 'eth_sendTransaction'], 'Sign message'],
  [['eth_signTypedData_v4'], 'Sign message'],
  [['solana_signMessage'], 'Sign message'],
  [['solana_signTransaction'], 'Approve transaction'],
  [['wallet_grantPermissions'], 'Approve permission'],
])('an approval of %j is headed “%s”', async (approvalMethods, title) => {
  const { core, dialog, set } = await aLogin()
  set({ approval: 'shown', approvalMethods })

  core.actions.router.push('ApproveTransaction', {})

  await until(() => dialog.getAttribute('aria-label') === title)
})

test('the frame follows its space when the window is resized', async () => {
  const { core, slot, set, part, find } = await aLogin()
  const frame = await until(() => slot())
  set({ approval: 'shown' })
  core.actions.router.push('ApproveTransaction', {})
  await until(() => find('approve-place'))
  const isOver = (): boolean => {
    const [one, other] = [frame, part('approve-place')].map((each) => each.getBoundingClientRect())
    return (['x', 'y', 'width', 'height'] as const).every(
      (side) => Math.abs((one?.[side] ?? 0) - (other?.[side] ?? 1)) < 0.5,
    )
  }
  await until(isOver)

  await page.viewport(390, 700)
  await until(() => isOver() && Math.round(frame.getBoundingClientRect().width) === 390)
  await page.viewport(1000, 800)

  await until(() => isOver() && Math.round(frame.getBoundingClientRect().height) === 600)
})

test('a login that has been loading for five seconds shows it', async () => {
  const { core, set, words } = await aLogin()
  set({ social: { current: { step: 'openingWindow', provider: 'google' } } })
  const timers = vi.spyOn(window, 'setTimeout')
  core.actions.router.push('ConnectingSocial', { provider: 'google' })
  await until(() => words().includes('Opening Google…'))

  const run = await until(() => {
    const handler = timers.mock.calls.find(([, delayMs]) => delayMs === 5_000)?.[0]
    return typeof handler === 'function' ? handler : undefined
  })
  timers.mockRestore()
  run()

  await until(() => words().includes('Still loading…'))
  set({ social: { current: { step: 'awaitingResult', provider: 'google' } } })
  await until(() => words().includes('Finish in the window that opened.'))
})

test.each([
  ['google', 'Google', 'beginSocial google'],
  ['email', 'Email', undefined],
])(
  'the login by %s of the last time is the first row, and begins with one press',
  async (by, name, asked) => {
    const storage = createFakeStorage({ '@appkit/last_way': `login ${by}` })
    const login = await aLogin({ ports: { storage } })
    const row = await until(() => login.find(`last-${by}`))

    expect(row.textContent).toBe(`${name}Last used`)
    expect(login.find('social-google')).not.toBeNull()
    await userEvent.click(row)

    if (asked === undefined) await until(() => login.dialog.dataset['view'] === 'EmailLogin')
    else expect(login.asked).toEqual([asked])
  },
)
