/** How a site of one framework is written and run. */
export interface Framework {
  /** As in `--framework`, and the folder of its template. */
  readonly name: string
  /** As in the question. */
  readonly label: string
  /** The folder of `examples` in the repository that it is written from. */
  readonly example: string
  /** The file with `createLatchkey`, from the site's folder. */
  readonly config: string
  /** The command that builds the site and serves it on this machine, for its test. */
  readonly serve: (port: string) => string
}

const byVite = (port: string) => `vite build && vite preview ${at(port)} --strictPort`

/** All frameworks, in the order of the question; the first is the default. */
export const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'react',
    label: 'React, with Vite',
    example: 'react',
    config: 'src/latchkey.ts',
    serve: byVite,
  },
  {
    name: 'next',
    label: 'Next',
    example: 'next-app',
    config: 'lib/latchkey.ts',
    serve: (port) => `next build && next start --hostname 127.0.0.1 --port ${port}`,
  },
  {
    name: 'vue',
    label: 'Vue, with Vite',
    example: 'vite-vue',
    config: 'src/latchkey.ts',
    serve: byVite,
  },
  {
    name: 'nuxt',
    label: 'Nuxt',
    example: 'nuxt',
    config: 'app/plugins/latchkey.ts',
    serve: (port) => `nuxt build && nuxt preview --port ${port}`,
  },
  {
    name: 'sveltekit',
    label: 'SvelteKit',
    example: 'sveltekit',
    config: 'src/lib/latchkey.ts',
    serve: byVite,
  },
  {
    name: 'astro',
    label: 'Astro, with React',
    example: 'astro',
    config: 'src/lib/latchkey.ts',
    serve: (port) => `astro build && astro preview ${at(port)}`,
  },
  {
    name: 'react-router',
    label: 'React Router',
    example: 'react-router',
    config: 'app/lib/latchkey.ts',
    // It reads the port from its environment.
    serve: () => 'react-router build && react-router-serve build/server/index.js',
  },
  {
    name: 'tanstack-start',
    label: 'TanStack Start, with React',
    example: 'tanstack-start',
    config: 'src/latchkey.ts',
    serve: byVite,
  },
  {
    name: 'solid',
    label: 'Solid, with Vite',
    example: 'solid',
    config: 'src/latchkey.ts',
    serve: byVite,
  },
  {
    name: 'html',
    label: 'HTML, without a build step',
    example: 'html',
    config: 'site.js',
    serve: (port) => `sirv . ${at(port)}`,
  },
]

function at(port: string): string {
  return `--host 127.0.0.1 --port ${port}`
}
