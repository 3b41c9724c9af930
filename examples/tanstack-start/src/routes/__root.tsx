import { LatchkeyProvider } from '@latchkey/react'
import { stateFromCookie } from '@latchkey/react/server'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { latchkey } from '../latchkey'
import appCss from '../styles.css?url'

const readState = createServerFn().handler(() => stateFromCookie(getRequestHeader('cookie')))

export const Route = createRootRoute({
  loader: async () => ({ initialState: await readState() }),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      {
        charSet: 'utf-8',
      },
      {
        name: 'viewport',
        content: 'width=device-width, initial-scale=1',
      },
      {
        title: 'Latchkey with TanStack Start',
      },
    ],
    links: [
      {
        rel: 'stylesheet',
        href: appCss,
      },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  shellComponent: RootDocument,
  component: Root,
})

function Root() {
  const { initialState } = Route.useLoaderData()
  return (
    <LatchkeyProvider value={latchkey} initialState={initialState}>
      <Outlet />
    </LatchkeyProvider>
  )
}

function RootDocument({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}

        <Scripts />
      </body>
    </html>
  )
}
