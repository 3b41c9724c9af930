import { type StartContext, serve } from '../start-context.ts'
import { createMailPage } from './create-mail-page.ts'
import { startSmtp } from './start-smtp.ts'

/**
 * Starts what takes mails, and the page that shows them.
 *
 * @throws SandboxError `port-taken`.
 */
export async function startMail(
  start: StartContext,
): Promise<{ readonly mail: string; readonly smtp: string }> {
  const { say, desk, mail, servers } = start
  say('Starting the mail server')
  const smtp = await startSmtp({ ...desk, mailbox: mail })
  servers.push(smtp)
  const page = await serve(start, 'mail', createMailPage({ ...desk, mailbox: mail }))
  return { mail: page.url, smtp: smtp.url }
}
