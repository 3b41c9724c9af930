import { createTransport } from 'nodemailer'
import { SiteRefusal } from './site-refusal.ts'

/** Sends the mails of the secure site. */
export interface Mailer {
  sendCode(to: string, code: string): Promise<void>
  sendDeviceLink(
    to: string,
    asks: { readonly origin: string; readonly link: string },
  ): Promise<void>
}

/** How long a mail server may take for each step, in milliseconds. */
const PATIENCE_MS = 8_000

/** Sends over SMTP, one connection for each mail. */
export function createMailer(smtp: () => string | undefined): Mailer {
  async function send(to: string, subject: string, text: string): Promise<void> {
    const url = smtp()
    if (!url) throw new SiteRefusal(503, 'No mail server is running, so no mail can be sent.')
    const { hostname: host, port } = new URL(url)
    const transport = createTransport({
      host,
      port: Number(port),
      secure: false,
      ignoreTLS: true,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    })
    try {
      await transport.sendMail({ from: FROM, to: { name: '', address: to }, subject, text })
    } catch {
      // The mail server's text may name the address; the visitor knows which one it was.
      throw new SiteRefusal(502, 'The mail could not be sent. Try again in a moment.')
    } finally {
      transport.close()
    }
  }

  return {
    sendCode: (to, code) =>
      send(
        to,
        'Your code',
        `Your code is ${code}\n\nIt is valid for 20 minutes. Give it to nobody: whoever has it can log in as you.\nIf you did not ask for it, do nothing.\n`,
      ),
    sendDeviceLink: (to, { origin, link }) =>
      send(
        to,
        'A new device wants to log in',
        `Somebody wants to log in at ${origin} with your address, on a device that is new here.\n\nIf that is you, open this page and approve:\n${link}\n\nThe link is valid for 20 minutes. If it is not you, do nothing.\n`,
      ),
  }
}

const FROM = { name: 'Sandbox secure site', address: 'login@secure-site.sandbox.test' }
