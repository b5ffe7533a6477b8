/** The path of the first page that the sitemap names below another. */
export const firstListed = async (url: string, below: '/board/law/' | '/search/'): Promise<string> => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const path = new RegExp(`${below}[^<]+`).exec(sitemap)?.[0];
  if (path === undefined) throw new Error(`the sitemap names nothing below ${below}`);
  return path;
};
