import { type Answers, SiteError } from '@latchkey/frame/site'
import type { LoginDeps } from './deps.ts'
import { requireText, valueIn } from './site-api.ts'

type EmailAnswers = Pick<Answers, 'CONNECT_EMAIL' | 'CONNECT_DEVICE' | 'CONNECT_OTP'>

/** Login by e-mail: an address, a device that is approved where it is new, and a code. */
export function emailAnswers(deps: LoginDeps): EmailAnswers & { forget(): void } {
  const { state, api, isAlive } = deps
  let attempt: string | undefined

  function requireAttempt(): string {
    if (attempt !== undefined) return attempt
    throw new SiteError('Begin with the e-mail address.')
  }

  return {
    async CONNECT_EMAIL({ email }, { origin, signal }) {
      attempt = undefined
      const known = state.current()?.user.email
      if (known?.toLowerCase() === email.trim().toLowerCase() && (await isAlive()))
        return { action: 'CONNECT' }
      const body = { email, origin, device: await state.device() }
      const answer = await api.call('email/begin', { body, signal })
      attempt = requireText(answer, 'attempt')
      const isNew = valueIn(answer, 'action') === 'VERIFY_DEVICE'
      return { action: isNew ? 'VERIFY_DEVICE' : 'VERIFY_OTP' }
    },
    async CONNECT_DEVICE(_request, { signal }) {
      const body = { attempt: requireAttempt() }
      let isApproved = false
      while (!isApproved && !signal.aborted) {
        const answer = await api.call('email/device', { body, signal })
        isApproved = valueIn(answer, 'isApproved') === true
      }
    },
    async CONNECT_OTP({ otp }) {
      const body = { attempt: requireAttempt(), code: otp.trim() }
      await state.begin(await api.call('email/code', { body }))
      attempt = undefined
    },
    forget() {
      attempt = undefined
    },
  }
}
