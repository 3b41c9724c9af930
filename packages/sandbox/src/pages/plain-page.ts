import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServerEnv } from '../http/serve-app.ts'
import { PLAIN_STYLE } from './plain-style.ts'

/** Markup that was put together by `html`, which escapes what it is given. */
export type Markup = ReturnType<typeof html>

/** A page without anything but words, fields and buttons. */
export interface PlainPage {
  readonly title: string
  readonly main: Markup
  /** Path of a script on the same origin. */
  readonly script?: `/${string}.js`
  /** Origins, besides its own, where its form may lead to in the end. */
  readonly formLeadsTo?: readonly string[]
  readonly status?: ContentfulStatusCode
}

/** The path of `plainStyle`, on every origin that shows such pages. */
export const STYLE_PATH = '/plain.css'

/** Answers with a page that can't be framed and that runs only its own script. */
export function plainPage(
  context: Context<ServerEnv>,
  { title, main, script, formLeadsTo = [], status = 200 }: PlainPage,
): Response | Promise<Response> {
  const policy = [
    `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:`,
    `form-action ${["'self'", ...formLeadsTo].join(' ')}`,
    `base-uri 'none'; frame-ancestors 'none'`,
  ].join('; ')
  context.header('content-security-policy', policy)
  context.header('referrer-policy', 'no-referrer')
  context.header('cache-control', 'no-store')
  context.header('x-content-type-options', 'nosniff')
  return context.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
<title>${title}</title>
</head>
<body>
<main>${main}</main>
${script ? moduleScript(script) : ''}
</body>
</html>`,
    status,
  )
}

/** A script of the page's own origin, by its path. */
export function moduleScript(path: `/${string}.js`): Markup {
  // In a tagged template the builder would replace this end of an element by code of its own.
  return raw(`<script type="module" src="${path}"></script>`)
}

/** Answers with the style of every plain page. */
export function plainStyle(context: Context<ServerEnv>): Response {
  return context.body(PLAIN_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' })
}
