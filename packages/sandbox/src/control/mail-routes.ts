import { Hono } from 'hono'
import type { ServerEnv } from '../http/serve-app.ts'
import { latestMail } from '../mail/latest-mail.ts'
import type { MailDesk } from '../mail/mailbox.ts'

/** The desk that these routes read and clear. */
export interface MailRoutesDeps {
  readonly mail: MailDesk
}

/** The mails over HTTP. */
export function mailRoutes({ mail }: MailRoutesDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/mails', (context) => context.json(mail.list()))
  app.get('/mails/latest', latestMail({ mailbox: mail }))
  app.delete('/mails', (context) => {
    mail.clear()
    return context.body(null, 204)
  })
  return app
}
