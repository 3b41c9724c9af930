import { Hono } from 'hono'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { Attempts } from './attempts.ts'
import type { SiteDeps } from './deps.ts'
import type { DeviceQuestion } from './device-routes.ts'
import { createGate, type Gate } from './gate.ts'
import { checkEmail, readTexts } from './read-body.ts'
import { digestOf, newSecret } from './secrets.ts'
import { SiteRefusal } from './site-refusal.ts'

/** A login by e-mail that has been begun. */
export interface EmailAttempt {
  readonly email: string
  readonly device: string
  /** Decides if the device may ask for a code; open from the start for a known device. */
  readonly gate: Gate
}

interface Deps extends SiteDeps {
  readonly attempts: Attempts<EmailAttempt>
  readonly questions: Attempts<DeviceQuestion>
}

/**
 * Login by e-mail. A new address, or a known one on a device of its own, is mailed a code at once; a
 * known address on another device first has to approve that device by a mailed link.
 */
export function emailRoutes(deps: Deps): Hono<ServerEnv> {
  const { attempts, users, codes, sessions } = deps
  const app = new Hono<ServerEnv>()
  app.post('/email/begin', async (context) => {
    const { email, device, origin } = await readTexts(context, ['email', 'device', 'origin'])
    return context.json(await begin(deps, { email: checkEmail(email), device, origin }))
  })
  app.post('/email/device', async (context) => {
    const { attempt } = await readTexts(context, ['attempt'])
    const { gate } = findAttempt(attempts, attempt)
    if (gate.state === 'undecided') await gate.wait(context.req.raw.signal)
    if (gate.state === 'closed') throw new SiteRefusal(403, 'This device was refused.')
    return context.json({ isApproved: gate.state === 'open' })
  })
  app.post('/email/code', async (context) => {
    const { attempt, code } = await readTexts(context, ['attempt', 'code'])
    const { email, device, gate } = findAttempt(attempts, attempt)
    if (gate.state !== 'open') throw new SiteRefusal(403, 'This device has not been approved yet.')
    codes.use(`login ${attempt}`, code)
    attempts.take(attempt)
    const user = users.findOrAdd({ kind: 'email', email })
    user.devices.add(digestOf(device))
    return context.json(sessions.begin(user))
  })
  return app
}

interface Beginning {
  readonly email: string
  readonly device: string
  readonly origin: string
}

async function begin(
  { users, attempts, questions, codes, mailer, url }: Deps,
  { email, device, origin }: Beginning,
): Promise<{ readonly action: 'VERIFY_OTP' | 'VERIFY_DEVICE'; readonly attempt: string }> {
  const attempt = newSecret()
  const gate = createGate()
  const devices = users.find({ kind: 'email', email })?.devices
  const sendCode = () => mailer.sendCode(email, codes.issue(`login ${attempt}`))
  if (!devices || devices.size === 0 || devices.has(digestOf(device))) {
    gate.decide('open')
    await sendCode()
    attempts.add(attempt, { email, device, gate })
    return { action: 'VERIFY_OTP', attempt }
  }
  const token = newSecret()
  await mailer.sendDeviceLink(email, { origin, link: `${url()}/device/${token}` })
  questions.add(token, { email, origin, gate, sendCode })
  attempts.add(attempt, { email, device, gate })
  return { action: 'VERIFY_DEVICE', attempt }
}

function findAttempt(attempts: Attempts<EmailAttempt>, id: string): EmailAttempt {
  const attempt = attempts.find(id)
  if (attempt) return attempt
  throw new SiteRefusal(403, 'This login has expired. Begin again.')
}
