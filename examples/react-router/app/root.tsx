import { LatchkeyProvider } from '@latchkey/react'
import { stateFromCookie } from '@latchkey/react/server'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { latchkey } from './lib/latchkey'

export function links() {
  return [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]
}

export function loader({ request }: Route.LoaderArgs) {
  return { initialState: stateFromCookie(request.headers.get('cookie')) }
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <LatchkeyProvider value={latchkey} initialState={loaderData.initialState}>
      <Outlet />
    </LatchkeyProvider>
  )
}
