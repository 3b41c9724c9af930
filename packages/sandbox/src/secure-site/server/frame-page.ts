import { frameAncestors } from '@latchkey/frame/site'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ServerEnv } from '../../http/serve-app.ts'
import { moduleScript } from '../../pages/plain-page.ts'
import type { FrameSettings } from '../page/frame-settings.ts'

/** The path of the frame's own script. */
export const FRAME_SCRIPT = '/sdk.js'

/** Answers with the frame's page: one script of its own origin, and nothing else that runs. */
export function framePage(
  context: Context<ServerEnv>,
  settings: FrameSettings,
): Response | Promise<Response> {
  const policy = [
    // The chains' nodes listen on this machine, at any port.
    "default-src 'none'; script-src 'self'; style-src 'self'",
    "connect-src 'self' http://127.0.0.1:* http://localhost:*; img-src data:",
    "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'",
    `frame-ancestors ${frameAncestors(settings.allowedOrigins).join(' ')}`,
  ].join('; ')
  context.header('content-security-policy', policy)
  context.header('referrer-policy', 'no-referrer')
  context.header('cache-control', 'no-store')
  context.header('x-content-type-options', 'nosniff')
  return context.html(html`<!doctype html>
<html lang="en" data-settings="${JSON.stringify(settings)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Secure wallet</title>
${moduleScript(FRAME_SCRIPT)}
</head>
<body></body>
</html>`)
}
