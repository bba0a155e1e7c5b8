import type { DrawMessage, DrawnMessage } from './messages';

type Drawer = (page: number, width: number) => Promise<ImageBitmap>;

/** Answers messages to draw, in this worker. The code that draws loads with the first file. */
export const answerDrawing = () => {
  let drawer: Promise<Drawer> | undefined;

  const answer = async (page: number, width: number) => {
    try {
      const picture = await (await drawer)?.(page, width);
      const message: DrawnMessage = { reader: 'drawn', page, picture };
      self.postMessage(message, { transfer: picture ? [picture] : [] });
    } catch (error) {
      console.warn('Failed to draw a page', error);
      self.postMessage({ reader: 'drawn', page } satisfies DrawnMessage);
    }
  };

  self.addEventListener('message', ({ data }: MessageEvent<Partial<Record<'open' | 'draw', unknown>>>) => {
    const message = data as Partial<DrawMessage>;
    if ('open' in message && message.open) {
      const { open } = message;
      drawer = import('#shared/reader/pdf/draw-pages').then(({ pageDrawer }) => pageDrawer(open));
    }
    if ('draw' in message && message.draw) void answer(message.draw.page, message.draw.width);
  });
};
