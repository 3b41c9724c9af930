import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { Hono } from 'hono'
import { type ServedApp, type ServerEnv, serveApp } from '../../../http/serve-app.ts'
import { APPROVAL_PAGE } from '../approval-page-path.ts'

/** The pages of these tests: a website, and the site whose frame it embeds. */
export interface Pages {
  /** On `localhost`: another site than the frame's. */
  readonly website: string
  readonly frame: string
  stop(): Promise<void>
}

/** No style element, no inline style, no script from a string. */
const POLICY = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'"

/** A page that embeds the frame like the modal, and records its messages. */
const WEBSITE = `<!doctype html><title>Shop</title><link rel="icon" href="data:,">
<style>
  body { margin: 0; min-height: 2000px }
  dialog { margin: 20px 40px; padding: 0; border: 0; width: 360px; height: 600px; border-radius: 24px;
    overflow: hidden; max-height: none; box-shadow: 0 0 9px #000 }
  dialog::backdrop { background: rgba(0, 0, 0, .5) }
  dialog iframe { position: absolute; left: 0; top: 0 }
  body > div iframe { position: fixed; left: 40px; top: 20px; border: 0 }
  iframe { width: 360px; height: 600px; border: 0 }
</style>
<script>
  window.received = []
  addEventListener('message', ({ data }) => received.push(data))
  addEventListener('DOMContentLoaded', () => {
    const frame = document.createElement('iframe')
    frame.src = new URLSearchParams(location.search).get('frame')
    frame.title = 'Secure frame'
    document.querySelector('#slot').append(frame)
    if (!new URLSearchParams(location.search).has('dialog')) return
    const dialog = document.querySelector('dialog')
    dialog.append(frame)
    dialog.showModal()
  })
</script><body><div id="slot"></div><dialog></dialog>`

const FRAME = `<!doctype html><html lang="en"><title>Approve</title>
<meta name="viewport" content="width=device-width"><body></body><script src="/frame.js"></script>`

const EMPTY = `<!doctype html><html lang="en"><title>Approve</title>
<meta name="viewport" content="width=device-width"><body></body>`

/** Serves both from one port: their hosts make them strangers to each other. */
export async function startPages(): Promise<Pages> {
  const script = await bundle()
  const app = new Hono<ServerEnv>()
  app.get('/', (context) => context.html(WEBSITE))
  app.use(async (context, next) => {
    await next()
    context.header('content-security-policy', POLICY)
  })
  app.get('/frame', (context) => context.html(FRAME))
  app.get(APPROVAL_PAGE, (context) => context.html(EMPTY))
  app.get('/frame.js', (context) =>
    context.body(script, 200, { 'content-type': 'text/javascript' }),
  )
  const served: ServedApp = await serveApp(app, 0, 'approval pages')
  const { port } = new URL(served.url)
  const frame = `${served.url}/frame`
  const website = `http://localhost:${port}/?frame=${encodeURIComponent(frame)}`
  return { website, frame, stop: served.stop }
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./frame-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
