import { stateFromCookie } from '@latchkey/svelte/server'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = ({ request }) => ({
  latchkey: stateFromCookie(request.headers.get('cookie')),
})
