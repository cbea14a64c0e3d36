/** Seconds by which the buttons and keys for back and forward seek. */
export const STEP_SEC = 10;

export const togglePlay = (video: HTMLVideoElement): void => {
  // Rejected if the browser requires a click first; the button still offers it
  if (video.paused) void video.play().catch(() => undefined);
  else video.pause();
};

export const skip = (video: HTMLVideoElement, seconds: number): void => {
  video.currentTime = Math.min(video.duration || 0, Math.max(0, video.currentTime + seconds));
};

/** Seeks to a second and scrolls the video into view. */
export const showSecond = (video: HTMLVideoElement, second: number): void => {
  video.currentTime = second;
  video.scrollIntoView({ block: 'nearest' });
};

export const seek = (video: HTMLVideoElement, second: number): void => {
  video.currentTime = second;
};

export const toggleMuted = (video: HTMLVideoElement): void => {
  video.muted = !video.muted;
};

/** @param volume between 0 and 1 */
export const setSound = (video: HTMLVideoElement, volume: number, isMuted: boolean): void => {
  video.volume = volume;
  video.muted = isMuted;
};

/** Sets the default as well, which the browser uses after loading another source. */
export const setSpeed = (video: HTMLVideoElement, speed: number): void => {
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
};

/** The element for full screen, which contains video, captions and controls. */
export const getFrame = (video: HTMLVideoElement): HTMLElement =>
  video.closest<HTMLElement>('[data-video-player]') ?? video;

/** iPhones only support full screen of the video element itself. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export const toggleFullscreen = (video: AppleVideo): void => {
  const frame = getFrame(video);
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (frame.requestFullscreen) void frame.requestFullscreen().catch(() => undefined);
  else video.webkitEnterFullscreen?.();
};

export const togglePictureInPicture = (video: HTMLVideoElement): void => {
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
  else void video.requestPictureInPicture().catch(() => undefined);
};
