import { Hono } from 'hono'
import { isAddress } from 'viem'
import type { NameBook, SandboxName } from '../blockchain-api/names.ts'
import type { EvmChains } from '../chains/evm/evm-chains.ts'
import { refuse } from '../http/refuse.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import type { ProjectSettings } from '../wallet-listing/project.ts'

/** The desks that these routes change and read. */
export interface SettingsRoutesDeps {
  readonly chains: EvmChains
  readonly names: NameBook
  readonly project: ProjectSettings
}

/** Chains, names and project settings over HTTP. */
export function settingsRoutes({ chains, names, project }: SettingsRoutesDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/chains', (context) => context.json(chains.list().map(({ id, url }) => ({ id, url }))))
  app.put('/chains/:id{[1-9][0-9]*}', async (context) => {
    const { id, url } = await chains.start(Number(context.req.param('id')))
    return context.json({ id, url })
  })
  app.delete('/chains/:id{[1-9][0-9]*}', async (context) => {
    await chains.end(Number(context.req.param('id')))
    return context.body(null, 204)
  })
  app.put('/names/:address', async (context) => {
    const address = context.req.param('address')
    const name = readName(await context.req.json().catch(() => undefined))
    if (name === undefined || !isAddress(address, { strict: false }))
      return refuse(context, 400, { field: 'name', description: WRONG_NAME })
    await names.set(address, name)
    return context.body(null, 204)
  })
  app.get('/project', (context) => context.json(project))
  app.put('/project', async (context) => {
    const settings = readProject(await context.req.json().catch(() => undefined))
    if (!settings) return refuse(context, 400, { field: 'body', description: WRONG_PROJECT })
    return context.json(Object.assign(project, settings))
  })
  return app
}

const WRONG_NAME = 'Send {name, avatar, resolvesTo} or null.'
const WRONG_PROJECT = 'Send any of allowedOrigins (a list of texts) and isAnalyticsEnabled.'

function readName(body: unknown): SandboxName | null | undefined {
  if (body === null) return null
  if (typeof body !== 'object' || body === undefined) return undefined
  const { name, avatar, resolvesTo } = {
    name: undefined,
    avatar: null,
    resolvesTo: undefined,
    ...body,
  }
  if (typeof name !== 'string' || name === '') return undefined
  if (!isOwner(resolvesTo)) return undefined
  return { name, avatar: typeof avatar === 'string' ? avatar : null, resolvesTo }
}

function isOwner(value: unknown): value is string | null | undefined {
  const isText = typeof value === 'string'
  return value === undefined || value === null || (isText && isAddress(value, { strict: false }))
}

function readProject(body: unknown): Partial<ProjectSettings> | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const settings: Partial<ProjectSettings> = {}
  if ('allowedOrigins' in body) {
    if (!isTextList(body.allowedOrigins)) return undefined
    settings.allowedOrigins = body.allowedOrigins
  }
  if ('isAnalyticsEnabled' in body) {
    if (typeof body.isAnalyticsEnabled !== 'boolean') return undefined
    settings.isAnalyticsEnabled = body.isAnalyticsEnabled
  }
  return settings
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}
