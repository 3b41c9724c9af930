const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#fff3e6"/><path d="M20 22l22 16h12l22-16-4 30 4 14-14 8-14-4-14 4-14-8 4-14Z" fill="#f6851b"/><path d="M20 22l22 16-6 14-14 0ZM76 22L54 38l6 14 14 0Z" fill="#e2761b"/><path d="M36 52l8 4-2 6ZM60 52l-8 4 2 6Z" fill="#233447"/><path d="M42 70l6-4 6 4-2 6h-8Z" fill="#161616"/></svg>`

/** How MetaMask announces itself; the picture is one of our own. */
export const METAMASK = {
  name: 'MetaMask',
  rdns: 'io.metamask',
  icon: `data:image/svg+xml,${encodeURIComponent(PICTURE)}`,
} as const
