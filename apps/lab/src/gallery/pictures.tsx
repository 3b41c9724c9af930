import { Image, PictureBadge } from '@latchkey/ui'
import type { ComponentProps, ReactElement } from 'react'

/** Invented wallets, tokens and a site, so that no real one is advertised. */
const DRAWINGS = {
  fjord: [
    '#0f3d4c',
    '<path d="M0 22l9-11 6 7 5-5 12 12v7H0z" fill="#9fe0d6"/><path d="M0 27c5-3 9-3 16 0s11 3 16 0v5H0z" fill="#3fa7a0"/>',
  ],
  kestrel: [
    '#f2683c',
    '<path d="M7 10c6 0 9 2 10 6 2-3 4-4 8-4-1 7-5 11-12 11 1-2 1-3 1-4-4-1-6-4-7-9z" fill="#fff4ec"/>',
  ],
  juniper: [
    '#1f5a3a',
    '<path d="M16 5l7 10h-4l5 8H8l5-8H9z" fill="#c7edb6"/><rect x="14.7" y="22" width="2.6" height="5" fill="#c7edb6"/>',
  ],
  northwind: [
    '#3155d8',
    '<g fill="none" stroke="#e6ecff" stroke-width="2.6" stroke-linecap="round"><path d="M6 12h13a3.5 3.5 0 1 0-3.5-3.5M6 17h18a3.5 3.5 0 1 1-3.5 3.5M6 22h8"/></g>',
  ],
  mosaic: [
    '#2a2145',
    '<rect x="7" y="7" width="8" height="8" fill="#f59ac0"/><rect x="17" y="7" width="8" height="8" rx="4" fill="#8f7bff"/><rect x="7" y="17" width="8" height="8" rx="4" fill="#ffcf70"/><path d="M17 25v-8h8z" fill="#63d9c4"/>',
  ],
  saffron: [
    '#ffc53d',
    '<circle cx="16" cy="16" r="4" fill="#7a3b00"/><g stroke="#7a3b00" stroke-width="3" stroke-linecap="round"><path d="M16 6v3M16 23v3M6 16h3M23 16h3M9 9l2 2M21 21l2 2M9 23l2-2M21 11l2-2"/></g>',
  ],
  plum: [
    '#7a2f8f',
    '<circle cx="16" cy="17" r="9" fill="#f0c5ff"/><path d="M16 8c0-2 2-4 5-4-1 3-2 4-5 4z" fill="#b9e08a"/>',
  ],
  ether: [
    '#e8ebf3',
    '<path d="M16 5l7 11.5L16 21l-7-4.5z" fill="#4a5578"/><path d="M16 23l7-4.5L16 28l-7-9.5z" fill="#7782a6"/>',
  ],
  dollar: [
    '#2a6fd6',
    '<circle cx="16" cy="16" r="8.5" fill="none" stroke="#fff" stroke-width="2"/><path d="M19 13c-.5-1.3-1.6-1.8-3-1.8-1.7 0-2.9.8-2.9 2.2 0 3.2 6 1.6 6 4.9 0 1.5-1.3 2.4-3.1 2.4-1.6 0-2.8-.7-3.2-2M16 9.5v13" stroke="#fff" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  ],
  base: ['#1f4fff', '<rect x="10" y="10" width="12" height="12" rx="2.5" fill="#fff"/>'],
  site: [
    '#f7efe2',
    '<path d="M7 13h18l-1.5 11.5a2 2 0 0 1-2 1.7h-11a2 2 0 0 1-2-1.7z" fill="#1f3a34"/><path d="M11.5 13a4.5 4.5 0 0 1 9 0" fill="none" stroke="#1f3a34" stroke-width="2.2"/><circle cx="16" cy="19" r="2.2" fill="#f2a65a"/>',
  ],
} as const

/** The names of the pictures. */
export type Drawn = keyof typeof DRAWINGS

/** A picture as a `data:` address. */
export function pictureOf(name: Drawn): string {
  const [ground, drawing] = DRAWINGS[name]
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/>${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}

type PictureProps = Omit<ComponentProps<typeof Image>, 'src'> & { readonly of: Drawn }

/** One of the invented pictures. */
export function Picture({ of, ...rest }: PictureProps): ReactElement {
  return <Image src={pictureOf(of)} {...rest} />
}

/** A token with its network over its lower end. */
export function Token({ of, ...rest }: PictureProps): ReactElement {
  return (
    <Picture of={of} shape="round" {...rest}>
      <PictureBadge>
        <Picture of="base" size={1.6} shape="round" />
      </PictureBadge>
    </Picture>
  )
}
