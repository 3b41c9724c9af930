import type { Host } from './host.ts'

/** Hosts by their name in the address; each brings its library along. */
const HOSTS: Readonly<Record<string, () => Promise<Host>>> = {
  radix: async () => (await import('./radix-host.tsx')).RadixHost,
  mui: async () => (await import('./mui-host.tsx')).MuiHost,
  native: async () => (await import('./native-host.tsx')).NativeHost,
  shadow: async () => (await import('./shadow-host.tsx')).ShadowHost,
  fullscreen: async () => (await import('./fullscreen-host.tsx')).FullscreenHost,
  tailwind: async () => {
    await import('tailwindcss/preflight.css')
    return (await import('./plain-host.tsx')).PlainHost
  },
}

/** The host of that name, else one that opens nothing. */
export async function loadHost(name: string | null): Promise<Host> {
  const load = HOSTS[name ?? '']
  return load === undefined ? (await import('./plain-host.tsx')).PlainHost : load()
}
