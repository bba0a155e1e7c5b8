import { toast } from './toast';

/** Says that something the person asked for could not be fetched: `couldNotOpen('Sharing')`. */
export const couldNotOpen = (name: string) =>
  toast({
    title: `${name} could not be opened`,
    description: 'Please check your connection and try again.',
    variant: 'destructive',
  });
