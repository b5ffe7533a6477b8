import { createHash } from 'node:crypto';
import { type BuildEnvironmentOptions, build, type HtmlTagDescriptor, type Plugin } from 'vite';

/** The module with all that it imports as one script, which can't be told from one that was written by hand. */
const bundled = async (entry: string, target: BuildEnvironmentOptions['target']): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target, lib: { entry, formats: ['iife'], name: 'first', fileName: 'first' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const file = output && 'output' in output ? output.output[0] : undefined;
  if (file?.type !== 'chunk') throw new Error(`${entry} gives no script`);
  return file.code;
};

/**
 * A module that runs before the browser draws anything of the page: a small classic script at the beginning of the head, which is there as
 * soon as the styles are. The scripts of the page itself run only when the page is read.
 * @param entry the file of the module
 * @param target the browsers of the build
 */
export const firstScript = (entry: string, target: BuildEnvironmentOptions['target']): Plugin => {
  let name = '';
  return {
    name: 'first-script',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = await bundled(entry, target);
      name = `assets/first-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: name, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { server }): HtmlTagDescriptor[] => [
        server
          ? { tag: 'script', attrs: { type: 'module', src: `/@fs/${entry}` }, injectTo: 'head-prepend' }
          : { tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' },
      ],
    },
  };
};
