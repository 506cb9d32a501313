import postcss, { type ChildNode, type Container } from 'postcss'
import type { Plugin } from 'vite'

/** Letters that the first screen is set in, by a part of their files' names; some languages need more. */
export interface FirstLetters {
  readonly file: RegExp
  readonly language?: string
}

/**
 * Lets the document paint its first screen before style sheet and code have come. The rules that its template needs stand
 * in the document; everything else that the build put into its head waits in a template, which the document's own script
 * adds to it: at once, or behind the first frame where it draws one. The code waits for the sheet before it renders
 * (client/start-page.tsx). The letters are asked for beside the code: each that comes later lays out the page anew.
 */
export function firstPaintStyles(letters: readonly FirstLetters[] = []): Plugin {
  return {
    name: 'banyan-first-paint-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link, address] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? []
        const sheet = Object.values(bundle).find(({ fileName }) => `/${fileName}` === address)
        if (!link || sheet?.type !== 'asset') throw new Error('the document has no style sheet of the build')
        // From the template on: the script behind it names classes too.
        const [, markup = ''] = html.split('<template id="first-paint">')
        const styles = `<style nonce="__NONCE__">${firstPaintRules(String(sheet.source), markup)}</style>`
        const [script = ''] = /<script type="module"[^>]*><\/script>/.exec(html) ?? []
        const code = [...(html.match(/<link rel="modulepreload"[^>]*>/g) ?? []), script]
        const [, entry = ''] = /src="([^"]+)"/.exec(script) ?? []
        // A script that is added later is asked for behind all that is preloaded beside it.
        const urgent = `<link rel="modulepreload" crossorigin href="${entry}">`
        const files = Object.values(bundle).map(({ fileName }) => `/${fileName}`)
        const late = [urgent, link.replace('<link', '<link id="styles"'), ...code, ...fontLinks(letters, files)].join(
          '',
        )
        const rest = [link, ...code].reduce((left, tag) => left.replace(tag, ''), html)
        if (!rest.includes(codePlace)) throw new Error(`the document has no ${codePlace}`)
        // Above the sheet, wherever the script adds it: of rules that are equal the later one holds.
        return rest.replace(codePlace, () => `${styles}<noscript>${link}</noscript>${codePlace}${late}`)
      },
    },
  }
}

function fontLinks(letters: readonly FirstLetters[], files: readonly string[]): string[] {
  return letters.flatMap(({ file, language }) => {
    const found = files.filter((name) => name.endsWith('.woff2') && file.test(name)).toSorted()
    if (found.length === 0) throw new Error(`the build has no letters like ${file}`)
    const only = language === undefined ? '' : ` lang="${language}"`
    return found.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${name}"${only}>`)
  })
}

const codePlace = '<template id="code">'

/** Elements that every document has, besides those of the template. */
const everywhere = ['html', 'body', ':root', ':host', '*']

/** The rules of a style sheet that bear upon this markup and what its scripts quote, with the variables that they use. */
export function firstPaintRules(css: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/(["'])(.*?)\1/g)].flatMap(([, , names = '']) => names.split(/\s+/)))
  const elements = new Set([...everywhere, ...[...markup.matchAll(/<(\w+)/g)].map(([, name = '']) => name)])
  const root = postcss.parse(css)
  keepOnly(root, (selector) => isAbout(selector, classes, elements))
  dropUnusedVariables(root)
  dropEmpty(root)
  return root.toString()
}

/** Whether all classes, marks and elements that a selector names are there; what depends on a state is not, yet. */
function isAbout(selector: string, classes: ReadonlySet<string>, elements: ReadonlySet<string>): boolean {
  const named = [...selector.matchAll(/(?:\.|\[(?=data-(?!theme)))((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  )
  const rest = selector.replaceAll(/\.(?:\\.|[\w-])+|::?(?:before|after)|\[data-[^\]]*\]|\[dir=[^\]]*\]/g, ' ')
  const others = rest.split(/[\s>+~]+/).filter((part) => part !== '')
  return named.every((name) => classes.has(name)) && others.every((part) => elements.has(part))
}

function keepOnly(container: Container, isKept: (selector: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      node.selectors = node.selectors.filter(isKept)
      if (node.selector === '') node.remove()
    } else if (node.type === 'atrule' && /^(layer|media|supports)$/.test(node.name)) keepOnly(node, isKept)
    else if (node.type !== 'decl' && !isProperty(node) && !isAtHand(node)) node.remove()
  })
}

/** A face that nothing has to be fetched for: letters that come later are as wide. */
const isAtHand = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'font-face' && /local\(/.test(`${node}`) && !/url\(/.test(`${node}`)

/** What a variable is where no rule sets it. */
const isProperty = (node: ChildNode) => node.type === 'atrule' && node.name === 'property'

/** A variable may be used by another one that is not used itself. */
function dropUnusedVariables(root: Container): void {
  const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  let isAnyDropped = false
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return
    declaration.remove()
    isAnyDropped = true
  })
  root.walkAtRules('property', (property) => {
    if (!used.has(property.params)) property.remove()
  })
  if (isAnyDropped) dropUnusedVariables(root)
}

function dropEmpty(container: Container): void {
  container.each((node: ChildNode) => {
    if (!('nodes' in node) || node.nodes === undefined) return
    dropEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}
