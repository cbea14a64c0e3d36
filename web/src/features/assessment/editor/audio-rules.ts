/** The server's limit of an audio file in bytes. */
export const MAX_SOUND_BYTES = 20 * 1024 ** 2;

export const AUDIO_ACCEPT = 'audio/mpeg,audio/mp4,audio/x-m4a,audio/ogg,audio/wav,.mp3,.m4a,.ogg,.wav';

export const isSound = ({ type, name }: File): boolean =>
  /^audio\/(mpeg|mp4|x-m4a|ogg|wav|x-wav)$/.test(type) || /\.(mp3|m4a|ogg|wav)$/i.test(name);
