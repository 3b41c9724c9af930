import { lazy } from '@latchkey/core/contract'

/** What begins a login. It comes with the modal where the website has logins, and nowhere else. */
export const loginComponents = lazy(async () => {
  const [{ EmailField }, { LastLogin }, { SocialTiles }] = await Promise.all([
    import('./email-field.tsx'),
    import('./last-login.tsx'),
    import('./social-tiles.tsx'),
  ])
  return { EmailField, LastLogin, SocialTiles }
})
