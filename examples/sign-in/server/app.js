import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs'
import { createSignIn } from './sign-in.js'

const MAX_NOTE_LENGTH = 1_000

/** The site: sign-in, notes, and what Vite built. */
export function createApp({ origin, folder }) {
  const storage = createStorage({ driver: fsDriver({ base: folder }) })
  const signIn = createSignIn({ origin, storage })
  const app = new Hono()

  app.all('/auth/v1/*', async ({ req }) => await signIn.handle(req.raw))

  // Who asks is what the cookie says, never what the page says.
  app.use('/api/*', async (context, next) => {
    const user = await signIn.user(context.req.raw)
    if (user === undefined) return context.json({ message: 'Sign in first' }, 401)
    context.set('user', user)
    await next()
  })
  app.get('/api/notes', async (context) => {
    return context.json((await storage.getItem(keyOf(context.get('user')))) ?? [])
  })
  app.post('/api/notes', async (context) => {
    if (context.req.header('origin') !== origin)
      return context.json({ message: 'Not from here' }, 403)
    const { text } = await context.req.json()
    if (typeof text !== 'string' || text === '' || text.length > MAX_NOTE_LENGTH) {
      return context.json({ message: `A note has 1 to ${MAX_NOTE_LENGTH} characters` }, 400)
    }
    const key = keyOf(context.get('user'))
    const notes = [...((await storage.getItem(key)) ?? []), text]
    await storage.setItem(key, notes)
    return context.json(notes)
  })

  app.use('/*', serveStatic({ root: 'dist' }))
  return app
}

function keyOf({ address }) {
  return `notes:${address.toLowerCase()}`
}
