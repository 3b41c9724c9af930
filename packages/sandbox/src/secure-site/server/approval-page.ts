import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ServerEnv } from '../../http/serve-app.ts'

/**
 * Answers with an empty page: the frame that opened it draws in it. Nothing runs there by itself, and
 * it may not be framed.
 */
export function approvalPage(context: Context<ServerEnv>): Response | Promise<Response> {
  const policy = "default-src 'none'; img-src data:; base-uri 'none'; frame-ancestors 'none'"
  context.header('content-security-policy', policy)
  context.header('referrer-policy', 'no-referrer')
  context.header('cache-control', 'no-store')
  context.header('x-content-type-options', 'nosniff')
  return context.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Approve</title>
</head>
<body></body>
</html>`)
}
